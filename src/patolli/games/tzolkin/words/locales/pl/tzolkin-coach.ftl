# Co trener wyjaśnia, gdy pojawia się po raz pierwszy, i przed czym ostrzega. Tytuły mają najwyżej sześć słów, teksty najwyżej 30.

hungry = Twoi robotnicy będą głodni
hungry-text =
    { $days ->
        [0] Dziś wszyscy jedzą. Potrzeba: { $need }, masz { $have }. Każdy głodny robotnik kosztuje 3 punkty zwycięstwa.
       *[other] Jutro wszyscy jedzą. Potrzeba: { $need }, masz { $have }. Każdy głodny robotnik kosztuje 3 punkty zwycięstwa.
    }
beg = Możesz prosić o kukurydzę
beg-text = Mając najwyżej 2 kosze, możesz zacząć od prośby: masz wtedy 3. Ale schodzisz o stopień w świątyni, a niskie stopnie kosztują punkty.
food = Wkrótce Dzień Żywienia
food-text = Wkrótce każdy robotnik zje 2 kosze kukurydzy; każdy głodny kosztuje 3 punkty. Potem świątynie dają to, co pokazują twoje stopnie. Zachowaj kukurydzę albo w porę zdejmij robotników z Palenque.
days = Jeden dzień czy dwa?
days-text = Raz w grze możesz przestawić kalendarz o dwa dni: wszyscy robotnicy jadą o dwa pola. Opłaca się, gdy twoi zyskują albo innym brakuje kukurydzy.
technology = Twoja pierwsza dziedzina
technology-text = Dziedzina działa odtąd za każdym razem, gdy robisz to, o czym mówi. Wczesne poziomy opłacają się najdłużej. W pierwszej grze dobre są Rolnictwo i Pozyskiwanie surowców.
building = Możesz budować
building-text = U góry budynku jest cena, u dołu to, co daje. Farmy żywią robotników w każdy Dzień Żywienia; inne od razu dają stopnie, poziomy lub punkty.
monument = Możesz wznieść monument
monument-text = Monument nic teraz nie daje, ale na koniec wiele punktów za to, co liczy. Wybierz pasujący do tego, co już masz, zanim zrobi to ktoś inny.
temple = Stopień w świątyni
temple-text = Każdy stopień daje więcej w Dni Żywienia: zasoby w dniach 8 i 21, punkty w dniach 14 i 27. Kto stoi wtedy najwyżej, dostaje dodatkowe punkty.
wealth = Wybierz początkowe zasoby
wealth-text = Dostajesz wszystko, co pokazują dwie płytki. Kukurydza opłaca i żywi robotników: w pierwszej grze zachowaj około 8 koszy. Strzałki to stopnie świątyń lub poziomy dziedzin.
place = Dokąd wysłać robotników?
place-text = Robotnik zostaje kilka dni i jedzie na lepsze pola. Zacznij od zasobów: kukurydza w Palenque, drewno, kamień i złoto w Yaxchilan. Chichen Itza wymaga kryształowych czaszek.
pick = Robotnik może działać
pick-text = Kliknij swojego robotnika, aby go zdjąć i wykonać jego akcję. Albo wyślij dziś kolejnych: ci, którzy zostają na kołach, jadą ku lepszym akcjom.
technology-try = W pierwszych dziesięciu dniach rozwiń jakąś dziedzinę: pomaga przy każdych zbiorach albo każdej budowie.
building-try = Przed drugim Dniem Żywienia postaw farmę lub dwie: zaoszczędzona kukurydza przyda się gdzie indziej.
monument-try = Wcześnie przyjrzyj się monumentom i graj pod jeden z nich: wznosi się go w Tikal 4.
days-try = Zajmij raz pole Pierwszeństwa i przestaw kalendarz o dwa dni, gdy twoi robotnicy zyskają najwięcej.
