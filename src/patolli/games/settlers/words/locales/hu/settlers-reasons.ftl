# Miért nem lehet most valamit: egy mondat annak, aki rámutat. A $lack megszámolt áruk.

first = Előbb: { $question }
done-already = Ebben a körben már végrehajtottad az akciódat; csak védelemjelző, szamuráj és hasonló maradt hátra.

## Ami hiányzik

lack = Hiányzik: { $lack }.
lack-gold =
    { $gold ->
        [0] Hiányzik: { $lack }. Az arany helyettesíthet nyersanyagot, de nincs aranyad.
       *[other] Hiányzik: { $lack }. Az arany helyettesíthet nyersanyagot, de a te { $gold } aranyad nem elég.
    }
twice-lack = A kétszeri használathoz hiányzik: { $lack }.
twice-lack-gold = A kétszeri használathoz hiányzik: { $lack }. Az arany helyettesíthet nyersanyagot; neked { $gold } van.

## Kézben tartott lapok

no-location = Ehhez a laphoz fel kell adnod egy helyszínt vagy alapot, de neked egyik sincs.
deal-common = Üzletet csak frakciólappal lehet kötni.
deal-food = Az üzlet ára 1 élelmiszer, de se élelmiszered, se aranyad nincs.
raze-token = Kézből rombolni 1 rombolásjelzőbe kerül, de neked egy sincs.
raze-field = Nincs rombolásmezője.

## Saját helyszínek

use-kind = Magától működik ({ $kind }): csak az akcióhelyszíneket kell használni.
blocked = Ebben a fordulóban blokkolva van.
taken = { $seat } átvette erre a fordulóra.
used-up =
    { $n ->
        [one] Ebben a fordulóban már használtad.
       *[other] Ebben a fordulóban már { $n } alkalommal használtad.
    }
twice-used = Ebben a fordulóban már használtad; a két használat egyszerre csak előtte lehetséges.
no-aim = Nincs semmi, amire a hatása irányulhatna.
defend-kind = Csak rombolásmezős közös helyszín védhető.
defend-there = Már védett.
defend-none = Nincs védelemjelződ.
defend-any = Most egyik helyszíned sem védhető: olyan közös helyszín kell, amelynek van rombolásmezője, és nincs rajta jelző.
defend-solo = Az egyszemélyes játékban a védelemjelző semmit sem véd.
samurai-faction = Szamurájai csak a japánoknak vannak.
samurai-kind = A szamurájok csak saját frakcióhelyszínt őriznek.
samurai-there = Már áll rajta szamuráj.
put-card = Nincs lap a kezedben, amelyet odatehetnél.
put-good = Nincs olyan nyersanyagod, amely odatehető.
free-order = Ebben a körben ezen már túl vagy: ami az akció előtt vagy után jön, annak sorrendje van.

## A többiek

passed = { $seat } passzolt: ott semmi sem lehet célpont.
peaceful = Békés játékban ellenséges helyszínt csak képességgel lehet lerombolni.
raze-faction = Frakcióhelyszínt nem lehet lerombolni, kivéve a japánokét.
raze-price = A lerombolása { $price } rombolásjelzőbe kerül, neked { $have } van.
rival-now = Ez másé. A lapok képességei irányulhatnak rá.
send-used = Ebben a fordulóban már két munkást küldtek oda; több nem mehet.
attack-now = A támadáslap a rendezés után hat.

## Áruk, paklik, üzletek

spend = Ehhez 2 munkást kell elköltened, neked { $have } van.
goods-now = Ezzel magában nincs mit tenni. Akkor számít, amikor fizetsz.
deal-place = Az üzlet minden termeléskor meghozza az áruját; most nincs vele teendő.
deck-now = Lapot képességgel vagy két munkásért lehet húzni.
deck-empty = Ez a pakli üres.
foundation-now = Alapot akkor adsz fel, amikor olyan lapot építesz, amely helyszínt kér.
no-foundation = Nincs alapod.
board-now = A frakciótáblád minden forduló elején magától termel.
not-yours = Ezt csak átvetted: nem adhatod fel.
no-target = A képesség erre nem irányulhat.

## Imák és áldások

color = Ez a szín itt nem számít: { $color }.
blessing-held = Ez az áldás már nálad van.
blessing-none = Ez az áldás nincs nálad.
