# Co trener wyjaśnia, gdy pojawia się po raz pierwszy. Tytuły mają najwyżej sześć słów, teksty najwyżej 30.

lookout = Wybierz karty
lookout-text = W fazie wypatrywania wszyscy po kolei biorą karty zwykłe. Szukaj tego, co daje dobra co rundę: lokacje produkcji opłacają się najdłużej, gdy powstaną wcześnie.
production = Co masz do wydania
production-text = Produkcja dała ci dobra. To, co zostanie na koniec rundy, zwykle przepada: wydaj jak najwięcej, zanim spasujesz.
build = Możesz budować
build-text = Zapłać koszt karty, a dołączy do imperium. W pierwszych rundach liczy się produkcja, potem akcje i cechy. Na koniec każda lokacja daje punkty.
deal = Możesz zawrzeć umowę
deal-text = Za 1 jadło karta frakcyjna trafia pod planszę. Daje swoje dobro od razu i co rundę. Jej zdolność jednak przepada: wybieraj karty, których prędko nie wybudujesz.
raze = Możesz plądrować
raze-text = Za żetony plądrowania plądrujesz kartę z ręki albo lokację przeciwnika i otrzymujesz pokazane dobra. Często właśnie tym opłacisz kartę, którą chcesz wybudować.
action = Możesz użyć akcji
action-text = Lokacja akcji zamienia dobra w punkty albo inne dobra, zwykle raz na rundę. Używaj jej co rundę, zanim spasujesz.
prayer = Twoja pierwsza modlitwa
prayer-text = W modlitwie dobiera się karty zwykłe; ich kolory dają to, co mówi karta. Stół pokazuje szanse, zanim zdecydujesz.
blessing = Twoja pierwsza Łaska Bogów
blessing-text = Łaska Bogów liczy się w modlitwie jako jedna karta więcej, jeśli pasuje jakaś karta. Nie zużywa się, ale masz najwyżej jedną każdego koloru.
deal-try = W pierwszych dwóch rundach zawrzyj umowę lub dwie: każda daje swoje dobro co rundę.
raze-try = Splądruj kartę, która ci nie pasuje: za jej dobra wybudujesz inną w tej samej rundzie.
action-try = Wybuduj lokację akcji i używaj jej co rundę, zanim spasujesz.
