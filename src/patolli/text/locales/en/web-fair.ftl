# What can be trusted: the sealed deal, prepared positions, who is signed in and who is here, the maker's tools.

fair-about = About this table

## The sealed deal

fair-seal = Sealed deal
fair-sealed = Deal sealed: { $hash }
fair-seal-why = When the game began, the server published this fingerprint of the whole deal. It gives nothing away, and no other deal fits it.
fair-seal-whole = Fingerprint of the deal (SHA-256)
fair-seal-later = When the game is over, you can check here that nothing has been swapped.
fair-before = The deal is drawn and sealed when the game begins: until then there is nothing to see.
fair-check = Check the deal
fair-checking = Checking…
fair-check-matches = The deal is the sealed one: your browser has computed its fingerprint, and it matches.
fair-check-noted = This browser noted the same fingerprint during the game ({ $date }).
fair-check-late = This browser first saw the fingerprint after the game. To be sure, compare it with somebody who was there earlier.
fair-check-differs = The deal does not match its fingerprint: it is not the one that was sealed. Do not trust this game.
fair-check-open = The deal cannot be checked: its record lacks the salt that belongs to the fingerprint.
fair-broken = The seal of this deal has changed!
fair-broken-noted = This browser noted { $hash } ({ $date }).
fair-broken-now = Now the server shows { $hash } instead: the deal may have been swapped. Do not trust this game.
fair-broken-none = Now the server shows none: the deal may have been swapped. Do not trust this game.

## Prepared positions

fair-prepared = Prepared position: not counted
fair-prepared-why = This game did not start with a fresh deal: whoever prepared it may know what is hidden. It does not count toward any result or rating.

## Who is there

fair-signed-in = Signed in as { $name }
fair-here = Connected
fair-not-here = Not connected
fair-hidden = Connected, not looking
fair-away = Away for { $time }
fair-last-here = Last here: { $time }
fair-bot-for-you = A bot is playing for you
fair-take-back = Take my seat back
fair-leave-rated = This game is rated: if you leave, you forfeit it, and it counts as a loss. A bot plays in your place.

## The maker's tools

fair-remove = Remove
fair-remove-name = Remove { $name }
fair-remove-ask = Remove { $name }?
fair-remove-why = The seat becomes free. If you also block them, they cannot sit down at this table again.
fair-remove-block = Remove and block
fair-block = Block
fair-block-name = Block { $name }
fair-block-ask = Block { $name }?
fair-block-why = From then on { $name } can read here, but not write.
fair-removed = You no longer have a seat here
fair-removed-text = The host of this table has removed you, or you left the seat on another device. You can watch, or look for another table.
fair-chat-closed = To write, sit down at the table or claim a name.

## Another player's link

fair-switch = Become { $name }?
fair-switch-why = You are { $old } on this device. The link that you opened is for { $name }.
fair-switch-only = { $old } has no password: this browser holds the only secret. Keep it, or nobody can ever be { $old } again.
fair-switch-link = Secret link of { $old }
fair-switch-keep = Keep { $old } on this device, to change back
fair-switch-no = Stay { $old }
fair-switch-yes = Become { $name }
fair-kept = Other names on this device
fair-kept-forget = Forget
fair-kept-forget-why = Without a password this may be the only way to be this player.
