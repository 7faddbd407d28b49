# Első játszma az edzővel, a tanulók oldalán.

guided-title = Első játszma
guided-first = Az első játszmád edzővel
guided-text = Ketten, egy könnyű bot ellen. Az edző elmagyarázza, ami új, és csak akkor szól, ha sokat veszítenél egy körrel.
guided-play = Játék az edzővel
