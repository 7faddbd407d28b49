# Dlaczego czegoś teraz nie można zrobić: zdanie dla tego, kto na to wskazuje. $lack to policzone dobra.

first = Najpierw: { $question }
done-already = Akcja w tej turze jest już wykonana; zostały tylko żetony obrony, samuraje i tym podobne.

## Czego brakuje

lack = Brakuje: { $lack }.
lack-gold =
    { $gold ->
        [0] Brakuje: { $lack }. Złoto może zastąpić surowiec, ale nie masz złota.
       *[other] Brakuje: { $lack }. Złoto może zastąpić surowiec, ale masz go za mało ({ $gold }).
    }
twice-lack = Do dwóch użyć naraz brakuje: { $lack }.
twice-lack-gold = Do dwóch użyć naraz brakuje: { $lack }. Złoto może zastąpić surowiec; masz { $gold }.

## Karty na ręce

no-location = Ta karta wymaga poświęcenia lokacji lub fundamentu, a nie masz żadnego z nich.
deal-common = Umowy zawiera się tylko z kartami frakcyjnymi.
deal-food = Umowa kosztuje 1 jadło, a nie masz ani jadła, ani złota.
raze-token = Splądrowanie karty z ręki kosztuje 1 żeton plądrowania, a nie masz żadnego.
raze-field = Nie ma pola plądrowania.

## Własne lokacje

use-kind = Działa sama ({ $kind }): używa się tylko lokacji akcji.
blocked = W tej rundzie jest zablokowana.
taken = { $seat } kontroluje ją w tej rundzie.
used-up =
    { $n ->
        [one] W tej rundzie została już użyta.
       *[other] W tej rundzie została już użyta { $n } razy.
    }
twice-used = W tej rundzie została już użyta; oba użycia naraz są możliwe tylko wcześniej.
no-aim = Nie ma niczego, co mogłoby być celem jej działania.
defend-kind = Chronić można tylko lokacje zwykłe z polem plądrowania.
defend-there = Jest już chroniona.
defend-none = Nie masz żetonu obrony.
defend-any = Żadnej z twoich lokacji nie można teraz ochronić: potrzebna jest lokacja zwykła z polem plądrowania i bez żetonu.
defend-solo = W grze solo żeton obrony niczego nie chroni.
samurai-faction = Samurajów mają tylko Japończycy.
samurai-kind = Samuraje strzegą tylko własnych lokacji frakcyjnych.
samurai-there = Stoi tam już samuraj.
put-card = Nie masz na ręce karty, którą można tam dołożyć.
put-good = Nie masz żadnego z surowców, które tam pasują.
free-order = W tej turze jest już na to za późno: to, co robi się przed akcją i po niej, ma swoją kolejność.

## Inni gracze

passed = { $seat }: pas, więc nic tam nie może być celem.
peaceful = W grze pokojowej lokacje przeciwników plądruje się tylko dzięki zdolnościom.
raze-faction = Lokacji frakcyjnych nie można plądrować, z wyjątkiem japońskich.
raze-price =
    { $price ->
        [one] Jej splądrowanie kosztuje { $price } żeton plądrowania, a masz { $have }.
        [few] Jej splądrowanie kosztuje { $price } żetony plądrowania, a masz { $have }.
       *[many] Jej splądrowanie kosztuje { $price } żetonów plądrowania, a masz { $have }.
    }
rival-now = To należy do kogoś innego. Może być celem zdolności kart.
send-used = W tej rundzie wysłano tam już dwóch robotników; więcej nie można.
attack-now = Karta ataku działa po fazie czyszczenia.

## Dobra, talie, umowy

spend = Trzeba wydać 2 robotników, a masz { $have }.
goods-now = Samo w sobie do niczego teraz nie służy. Liczy się, gdy za coś płacisz.
deal-place = Umowa przynosi swoje dobro w każdej fazie produkcji; teraz nic się z nią nie robi.
deck-now = Karty dobiera się dzięki zdolnościom albo za dwóch robotników.
deck-empty = Ta talia jest pusta.
foundation-now = Fundament poświęca się, budując kartę, która wymaga lokacji.
no-foundation = Nie masz fundamentu.
board-now = Twoja plansza frakcji produkuje sama na początku każdej rundy.
not-yours = Masz nad nią tylko kontrolę: nie możesz jej poświęcić.
no-target = To nie może być celem tej zdolności.

## Modlitwy i Łaski Bogów

color = Ten kolor się tu nie liczy: { $color }.
blessing-held = Masz już tę Łaskę Bogów.
blessing-none = Nie masz tej Łaski Bogów.
