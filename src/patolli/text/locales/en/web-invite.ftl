# The page of a new table: the invitation, and who is here.

invite-title =
    { $n ->
        [one] Invite your friends: { $n } seat is free
       *[other] Invite your friends: { $n } seats are free
    }
invite-link = Link to this table
invite-copy = Copy link
invite-share = Share…
invite-qr = The link as a QR code
invite-machine = This address works on this computer only.
invite-machine-how = For friends on the same network, start Patolli with “{ $command }”, and open this table at this computer's address on the network. For others, host it on a server.
invite-network = It works on the same network.
invite-who = Who is here
invite-with = { $game } with { $host }
invite-invites = { $host } invites you to { $game }, { $players }.
invite-invites-nobody = { $game }, { $players }.
invite-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
invite-learn = New to it? Learn in 5 minutes
invite-start = Start with { $people } and { $bots }
invite-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
invite-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
