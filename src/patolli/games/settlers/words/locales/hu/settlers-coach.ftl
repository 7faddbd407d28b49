# Amit az edző elmagyaráz, amikor először előkerül. A címek legfeljebb hat, a szövegek legfeljebb 30 szavasak.

lookout = Válassz lapokat
lookout-text = Felderítéskor sorban mindenki közös lapokat vesz el. Keresd, ami minden fordulóban árut ad: a termelő helyszín akkor térül meg legjobban, ha korán jön.
production = Amit elkölthetsz
production-text = A termelés árukat adott. Ami a forduló végén megmarad, többnyire elvész: költs el, amennyit csak tudsz, mielőtt passzolsz.
build = Építhetsz
build-text = Fizesd ki egy lap árát, és a birodalmadba kerül. Az első fordulókban a termelés fontos, az akciók és a tulajdonságok később. A végén minden helyszín pontot ér.
deal = Üzletet köthetsz
deal-text = 1 élelmiszerért egy frakciólap a táblád alá kerül. Az áruját azonnal és minden fordulóban megkapod. A képessége viszont elvész: olyan lapot válassz, amelyet egyhamar nem építesz meg.
raze = Rombolhatsz
raze-text = Rombolásjelzővel lerombolsz egy lapot a kezedből vagy más játékos helyszínét, és megkapod a mutatott árukat. Gyakran épp ebből telik arra, amit most építenél.
action = Használhatsz egy akciót
action-text = Az akcióhelyszín áruból pontot vagy más árut csinál, többnyire fordulónként egyszer. Használd minden fordulóban, mielőtt passzolsz.
prayer = Az első imád
prayer-text = Imánál közös lapokat húzol; a színük hozza, amit a lap mond. Az asztal megmutatja az esélyeidet, mielőtt döntesz.
blessing = Az első áldásod
blessing-text = Az áldás imánál eggyel több lapnak számít, ha van illő lap. Nem fogy el, de színenként legfeljebb egy lehet nálad.
deal-try = Az első két fordulóban köss egy-két üzletet: mindegyik minden fordulóban megadja az áruját.
raze-try = Rombolj le egy olyan lapot, amely nem illik hozzád: az áruiból még abban a fordulóban megépíthetsz egy másikat.
action-try = Építs egy akcióhelyszínt, és használd minden fordulóban, mielőtt passzolsz.
