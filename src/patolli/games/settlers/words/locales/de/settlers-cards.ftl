# Imperial Settlers: Waren, Farben und was Karten tun. Fälle mit SHOW: bei Waren "acc" nach einem Verb und "for" als
# Preis, bei Farben "acc" vor einem Ort (braunen) und "for" vor einer Karte (braune).

## Namen

color-brown =
    { $case ->
        [acc] braunen
        [for] braune
       *[nom] braun
    }
color-gray =
    { $case ->
        [acc] grauen
        [for] graue
       *[nom] grau
    }
color-red =
    { $case ->
        [acc] roten
        [for] rote
       *[nom] rot
    }
color-pink =
    { $case ->
        [acc] rosafarbenen
        [for] rosafarbene
       *[nom] rosa
    }
color-gold =
    { $case ->
        [acc] goldenen
        [for] goldene
       *[nom] gold
    }
color-black =
    { $case ->
        [acc] schwarzen
        [for] schwarze
       *[nom] schwarz
    }
color-white =
    { $case ->
        [acc] weißen
        [for] weiße
       *[nom] weiß
    }
color-purple =
    { $case ->
        [acc] lilafarbenen
        [for] lilafarbene
       *[nom] lila
    }
color-blue =
    { $case ->
        [acc] blauen
        [for] blaue
       *[nom] blau
    }
color-orange =
    { $case ->
        [acc] orangefarbenen
        [for] orangefarbene
       *[nom] orange
    }

faction-barbarian = Barbaren
faction-japanese = Japaner
faction-roman = Römer
faction-egyptian = Ägypter
faction-aztec = Azteken
faction-atlantean = Atlanter
statue-jackal = Schakal
statue-falcon = Falke
statue-cat = Katze
deck-common = allgemeine Karten
deck-house = { $deck }, Hausdeck
deck-house-card = { $deck }, Hauskarte

phase-lookout = Erkundungsphase
phase-production = Ertragsphase
phase-action = Aktionsphase
phase-cleanup = Aufräumphase
phase-attack = Angriffsphase
phase-over = Ende des Spiels

rank-commoner = Einfacher Bürger
rank-servant = Diener
rank-squire = Knappe
rank-knight = Ritter
rank-castellan = Kastellan
rank-king = König
rank-emperor = Kaiser

kind-production = Produktion
kind-open = Offene Produktion
kind-feature = Fähigkeit
kind-action = Aktion
kind-building_bonus = Baubonus
kind-end_of_game = Ende des Spiels

## Waren

good-wood = Holz
good-stone = Stein
good-food = Nahrung
good-worker = Arbeiter
good-raze = Zerstörungsplättchen
good-defense = Verteidigungsplättchen
good-gold = Gold
good-vp = Siegpunkte
good-card = Karten
good-common_card = allgemeine Karten
good-faction_card = Völkerkarten
good-blessing = Segen

goods =
    { $case ->
        [acc] { SHOW($goods, case: "acc") }
        [for] { SHOW($goods, case: "for") }
       *[nom] { $goods }
    }
goods-wood = { $n } Holz
goods-stone = { $n } Stein
goods-food = { $n } Nahrung
goods-worker = { $n } Arbeiter
goods-raze = { $n } Zerstörungsplättchen
goods-defense = { $n } Verteidigungsplättchen
goods-gold = { $n } Gold
goods-vp =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
goods-card =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
goods-common_card =
    { $n ->
        [one] { $n } allgemeine Karte
       *[other] { $n } allgemeine Karten
    }
goods-faction_card =
    { $n ->
        [one] { $n } Völkerkarte
       *[other] { $n } Völkerkarten
    }
goods-blessing = { $n } Segen
goods-matching =
    { $n ->
        [one] { $n } Ware der passenden Farbe
       *[other] { $n } Waren der passenden Farbe
    }
goods-any_resource =
    { $n ->
        [one] { $case ->
            [nom] { $n } beliebiger Rohstoff
           *[acc] { $n } beliebigen Rohstoff
        }
       *[other] { $n } beliebige Rohstoffe
    }
goods-card_from_hand =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
goods-own_deal =
    { $n ->
        [one] { $n } eigenes Handelsabkommen
       *[other] { $n } eigene Handelsabkommen
    }
goods-location =
    { $n ->
        [one] { $n } Ort oder Fundament
       *[other] { $n } Orte oder Fundamente
    }

## Zwischen Teilen

or = { $first } oder { $last }
comma = { $first }, { $next }
then = { $first }; { $next }
space = { $first } { $next }
sentence = { $first }. { $next }

## Eine ganze Karte

card = { $text }.
card-head = { $name } ({ $deck }, { $colors })
card-no-prayer = { $head }, beim Beten ohne Farbe
color-when-built = { $colors }; gebaut auch { $named }, nach deiner Wahl
color-when-built-any = { $colors }; gebaut auch eine Farbe deiner Wahl
colorless = ohne Farbe
card-cost = Kosten: { $cost }
card-free = Kostet nichts
card-deal = Handelsabkommen: { $goods }
card-raze = Zerstörungsfeld: { $goods }
card-worth = Der Ort selbst: am Ende { $points }
attack-card = Angriffskarte ({ $good })

## Fähigkeiten

ability = { $head }: { $does }
twice = { $kind } (zweimal pro Runde)
thrice = { $kind } (dreimal pro Runde)
praying = { $kind }, { $pray }
pray = Beten { $n }
pay = zahle { SHOW($cost, case: "acc") }: { $does }
pay-discard = wirf { SHOW($cost, case: "acc") } ab: { $does }
pay-both = zahle { SHOW($cost, case: "acc") } und wirf { SHOW($discarded, case: "acc") } ab: { $does }
no-effect = keine eigene Wirkung
when = { $when }: { $does }
when-gain = { $when }: erhalte { SHOW($does, case: "acc") }
when-you_build_location = jedes Mal, wenn du { $location } baust
when-you_make_deal = jedes Mal, wenn du ein Handelsabkommen triffst
when-you_raze = jedes Mal, wenn du etwas zerstörst
when-you_pray = jedes Mal, wenn du betest
when-you_gain_blessing = jedes Mal, wenn du einen Segen erhältst
when-you_complete_set = jedes Mal, wenn du ein Set vollendest (jeder dritte Ort einer Farbe)
when-you_complete_set-color = jedes Mal, wenn du ein Set vollendest (jeder dritte Ort, { $color })
when-you_complete_set-matching = jedes Mal, wenn du ein Set der passenden Farbe vollendest (jeder dritte Ort)
when-you_gain_vp_at_least_2_at_once = jedes Mal, wenn du 2 oder mehr Siegpunkte auf einmal erhältst
when-you_score_by_location = jedes Mal, wenn du durch { $location } Siegpunkte erhältst
when-production_phase = in der Ertragsphase
when-opponent_exchanges_2_workers = jedes Mal, wenn ein anderer Spieler 2 Arbeiter ausgibt (höchstens { $n }-mal pro Runde)
when-cleanup_storage = in der Aufräumphase
when-any_time_in_own_turn = jederzeit in deinem Zug

location-any = einen Ort
location-color = einen { SHOW($color, case: "acc") } Ort
location-matching = einen Ort der passenden Farbe
location-common = einen allgemeinen Ort
location-faction = einen Völkerort
location-color-common = einen { SHOW($color, case: "acc") } allgemeinen Ort
location-color-faction = einen { SHOW($color, case: "acc") } Völkerort
location-matching-common = einen allgemeinen Ort der passenden Farbe
location-matching-faction = einen Völkerort der passenden Farbe

## Wirkungen: Waren

most-tail =
    { COUNT($goods) ->
        [1] , höchstens { $n }
       *[other] , jeweils höchstens { $n }
    }
per-color = { $goods } für jeden deiner { SHOW($color, case: "acc") } Orte{ most-tail }
per-different = { $goods } für jede verschiedene Farbe deiner Orte{ most-tail }
per-samurai = { $goods } für jeden Samurai in deinem Reich{ most-tail }
per-blessing = { $goods } für jeden Segen, den du hast{ most-tail }
blessing-of = { $goods } ({ $colors })
samurai = { $n } Samurai auf deine Völkerorte
steal =
    { $n ->
        [one] stiehl { $n } Rohstoff von einem anderen Spieler ({ $goods })
       *[other] stiehl { $n } Rohstoffe von anderen Spielern ({ $goods })
    }
op-gain_from_raze_field = nimm 1 Ware aus dem Zerstörungsfeld eines gegnerischen Ortes, der liegen bleibt
op-gain_good_of_that_deal = nimm die Ware dieses Handelsabkommens
op-gain_good_of_own_deal = nimm die Ware eines deiner Handelsabkommen
swap-gained = du darfst eben erhaltene Waren für je { SHOW($points, case: "for") } abwerfen
swap-deals = du darfst Waren aus deinen Handelsabkommen für je { SHOW($points, case: "for") } abwerfen

## Wirkungen: Auswahl

choose-one = wähle eines: { $options }
may-choose = du darfst eines wählen: { $options }
option = ({ $n }) { $does }
may-pay = du darfst { SHOW($cost, case: "acc") } zahlen: { $does }

## Wirkungen: Karten und Orte

draw-choose = { $draw }, behalte { $n }, { $rest }
draw-any_per_card =
    { $n ->
        [one] ziehe { $n } Karte von einem Deck deiner Wahl
       *[other] ziehe { $n } Karten, jede von einem Deck deiner Wahl
    }
draw-faction =
    { $n ->
        [one] ziehe { $n } Karte von deinem Völkerdeck
       *[other] ziehe { $n } Karten von deinem Völkerdeck
    }
draw-common =
    { $n ->
        [one] ziehe { $n } Karte vom allgemeinen Deck
       *[other] ziehe { $n } Karten vom allgemeinen Deck
    }
rest-discard = wirf den Rest ab
rest-shuffle_back = mische den Rest zurück
produce-own_production_location = einer deiner Produktionsorte produziert
produce-own_other_production_location = ein anderer deiner Produktionsorte produziert
op-reset_action_location = mache einen anderen deiner Aktionsorte wieder nutzbar
raze-usual = zerstöre { $targets } für die üblichen Zerstörungsplättchen
raze-for = zerstöre { $targets } für insgesamt { SHOW($tokens, case: "for") }
raze-free = zerstöre { $targets } ohne zusätzliche Zerstörungsplättchen
target-hand_card = eine Handkarte
target-opponent_location = einen gegnerischen Ort
target-own_common_location = einen eigenen allgemeinen Ort
op-discard_location = wirf einen gegnerischen Ort ab
op-block_action_location = blockiere einen gegnerischen Aktionsort für diese Runde
op-take_over_location = übernimm einen gegnerischen Ort bis zum Ende der Runde
op-discard_deal = wirf ein Handelsabkommen eines anderen Spielers ab
op-take_deal = nimm dir ein Handelsabkommen eines anderen Spielers
op-make_deal_with_opponent_location = triff ein Handelsabkommen mit einem gegnerischen Völkerort
build-hand = baue eine Völkerkarte aus der Hand, ohne einen Ort aufzugeben
build-own_deal_under_board = baue eines deiner Handelsabkommen, ohne einen Ort aufzugeben
op-place_foundation = lege eine allgemeine Handkarte als Fundament aus
op-opponent_discards_card = ein anderer Spieler wirft eine Handkarte ab
under-self = lege eine Handkarte unter diesen Ort
under-own_common_location = lege eine Handkarte unter einen deiner allgemeinen Orte
technology-basic = lege ein Technologieplättchen auf einen deiner allgemeinen Produktions- oder Aktionsorte: Er wirkt doppelt
technology-defense = lege ein Technologieplättchen auf einen deiner allgemeinen Orte: Ihn zu zerstören kostet 2 Zerstörungsplättchen mehr
technology-glory = lege ein Technologieplättchen auf einen deiner allgemeinen Orte: am Ende 2 Siegpunkte mehr
op-gain_statue = nimm eine Statue einer von { $n } Arten

## Wirkungen: was auf Orten liegt, Lagerung, Ende des Spiels

put-cards = lege beliebig viele Handkarten unter diesen Ort
put-cards-for = lege beliebig viele Handkarten unter diesen Ort, je { $points }
put-goods = lege beliebig viele dieser Rohstoffe auf diesen Ort: { $goods }
store-goods = behalte beliebig viele dieser Waren: { $goods }
store-blessings = behalte bis zu { $n } Segen
store-blessings-all = behalte alle Segen
if-cards-under =
    { $n ->
        [one] { $goods }, wenn mindestens { $n } Karte unter diesem Ort liegt
       *[other] { $goods }, wenn mindestens { $n } Karten unter diesem Ort liegen
    }
thresholds = für Rohstoffe auf diesem Ort: { $steps }
threshold = { $points } ab { $n }
per-card-under-common = { $points } für jede Karte unter deinen { SHOW($color, case: "acc") } allgemeinen Orten
per-card-under-faction = { $points } für jede Karte unter deinen { SHOW($color, case: "acc") } Völkerorten
per-card-under-common-matching = { $points } für jede Karte unter deinen allgemeinen Orten der passenden Farbe
per-card-under-faction-matching = { $points } für jede Karte unter deinen Völkerorten der passenden Farbe
per-blessing-held = { $points } für jeden Segen, den du hast

## Wirkungen: Gebete

declare = sage zuerst { $colors } an: nur diese Farbe zählt
declare-any = sage zuerst eine Farbe an: nur sie zählt
choose = wähle nach dem Ziehen { $colors }: nur diese Farbe zählt
choose-any = wähle nach dem Ziehen eine Farbe: nur sie zählt
match-deal = nur die Farbe der Ware des Handelsabkommens zählt
results = { $results }
each-color = { $goods } für jede { SHOW($color, case: "for") } Karte
each-matching = { $goods } für jede Karte dieser Farbe
each-deal = { $goods } für jede Karte in der Farbe der Ware des Handelsabkommens
each-other = { $goods } für jede Karte einer anderen Farbe
each-any = { $goods } für jede Karte mit einer Farbe
each-different = { $goods } für jede verschiedene Farbe
at-least-matching =
    { $n ->
        [one] { $goods }, wenn mindestens { $n } Karte diese Farbe hat
       *[other] { $goods }, wenn { $n } oder mehr Karten diese Farbe haben
    }
at-least-same =
    { $n ->
        [one] { $goods }, wenn mindestens { $n } Karte eine solche Farbe hat
       *[other] { $goods }, wenn { $n } oder mehr Karten dieselbe Farbe haben
    }
may-spend = du darfst { SHOW($spent, case: "acc") } ausgeben; { $points }
spent-each = { $points } für jeden ausgegebenen Rohstoff
spent-kind = { $points } für jede ausgegebene Rohstoffart
store-hand-round =
    { $n ->
        [one] lege bis zu { $n } allgemeine Handkarte für Gebete dieser Runde auf diesen Ort
       *[other] lege bis zu { $n } allgemeine Handkarten für Gebete dieser Runde auf diesen Ort
    }
store-hand-game =
    { $n ->
        [one] lege bis zu { $n } allgemeine Handkarte für Gebete bis zum Ende des Spiels auf diesen Ort
       *[other] lege bis zu { $n } allgemeine Handkarten für Gebete bis zum Ende des Spiels auf diesen Ort
    }
store-common_deck-round =
    { $n ->
        [one] lege die oberste Karte des allgemeinen Decks für Gebete dieser Runde auf diesen Ort
       *[other] lege die obersten { $n } Karten des allgemeinen Decks für Gebete dieser Runde auf diesen Ort
    }
store-common_deck-game =
    { $n ->
        [one] lege die oberste Karte des allgemeinen Decks für Gebete bis zum Ende des Spiels auf diesen Ort
       *[other] lege die obersten { $n } Karten des allgemeinen Decks für Gebete bis zum Ende des Spiels auf diesen Ort
    }
disputed = { $does } (nur mit der Option „Strittige Wirkungen“)
