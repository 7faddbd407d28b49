# Lessons on the board (docs/lessons.md): what each step says, its task, and what is answered. At most 45 words each.

## Placing workers

placing = Placing workers
placing-1 = The great calendar turns in the middle. It drives five gears, one for each city, and your workers ride on them. Today they get on.
placing-2 = This is you: three workers, and 9 corn to pay with. Everything else can wait for another lesson.
placing-3 = A worker always goes to the lowest free space of a gear and costs that space's number in corn. Palenque is empty: its space 0 is free, and costs nothing.
placing-3-task = Place a worker on Palenque.
placing-3-done = There it stands. It does nothing yet: it waits for the gear to carry it on.
placing-3-start = That space is for whoever wants to be first tomorrow. It has a lesson of its own; today look for the green gear.
placing-3-other = That works, too: this is how you get onto any gear. But we want corn, and corn grows in Palenque, the green gear.
placing-4 = You may place several workers in one turn, but each costs more than the one before: the second 1 corn extra, the third 2. Space 1 is the lowest free one now: 1 corn, and 1 extra.
placing-4-task = Place a second worker on Palenque.
placing-4-done = 2 corn: one for space 1, one because it is the second worker this turn.
placing-4-end = You could stop here, but one worker alone brings little. Place another one first.
placing-4-other = Possible, and on space 0 it would cost only the 1 corn extra. But today both go to Palenque.
placing-5 = So far you have only tried it: Undo takes a step back, and nobody has seen anything. A turn counts when you confirm it.
placing-5-task = Confirm your turn.
placing-5-done = Now it is Balam's turn. When everybody has had a turn, the day is over and the gears turn: that is the next lesson.
placing-5-other = A third worker would cost 2 corn extra. Keep it for tomorrow: two are enough for today.

## The gears turn

gears = The gears turn
gears-1 = Everybody has had a turn, so the day is over. The calendar moved on by one tooth and turned all five gears. Your workers rode along: from 0 and 1 to 1 and 2.
gears-2 = Every space has an action, and usually the next one gives more: on Palenque 1 fishing brings 3 corn, on 2 you harvest 4, on 4 as much as 7. It pays to wait.
gears-3 = On your turn you either place workers or pick workers up: at least one, never both. To let two of them ride on, use the third.
gears-3-task = Place your third worker on Tikal, then confirm.
gears-3-done = Now Balam has a turn, and another day goes by.
gears-3-pick = Picked up today it brings little. Let both ride for another day, and place your third worker instead.
gears-3-other = That would pass the day as well. But this worker is wanted on Tikal, the red gear, where you build.
gears-4 = Day 3: they stand on 2 and 3 now. The gray workers belong to nobody. In a two-player game they take up spaces, and ride along like all the others.
gears-5 = A gear has an end. From 6 and 7 a worker may take any action of its gear. But the day after 7 it falls off and comes home with nothing: wait long, but not too long.

## Pick up, step back

picking = Pick up, step back
picking-1 = A worker that you pick up takes the action of its space and comes back to you. Palenque 2 gives 4 corn, and a corn tile from the jungle.
picking-1-task = Pick up the worker on Palenque 2 and use its action.
picking-1-done = 4 corn and a corn tile. The worker is yours again for your next turn.
picking-1-pick = That worker can wait. Begin with the one on Palenque 2.
picking-1-less = Allowed, but less: it stands on 2, which gives 4 corn. Use that.
picking-1-other = You may place workers, of course, but not in a turn in which you pick some up. Today you harvest.
picking-2 = You may pick up several in one turn. The next one stands on Palenque 3, where wood still covers the corn. It may step back to a lower space: each step costs 1 corn.
picking-2-task = Pick up the worker on Palenque 3 and use Palenque 2.
picking-2-done = 1 corn for the step back, 4 corn from the field: 3 more in all.
picking-2-end = You may stop here, but there is more corn to be had this turn.
picking-2-three = On 3 you could cut wood, or burn it and anger a god. Both come in another lesson: step back to 2.
picking-2-one = Two steps back cost 2 corn, and fish brings 3. One step back brings more.
picking-2-none = Then it would have ridden along for nothing. Use Palenque 2.
picking-2-tikal = Leave that one on Tikal: it rides on to better spaces.
picking-3 = One worker stays on Tikal and rides on. The other two are back and can be placed on your next turn.
picking-3-task = Confirm your turn.
picking-3-done = 14 corn: with that you can place all your workers where you like.

## Corn and begging

begging = Corn and begging
begging-1 = Corn pays for spaces, for the second and third worker of a turn, and for food. Here you begin with none at all: you could place just one worker, on a 0 space.
begging-2 = With 2 corn or less you may begin your turn by begging: your corn becomes 3, and in a temple of your choice you go down one step.
begging-2-task = Beg: choose one of the temples.
begging-2-done = Now you have 3 corn, and stand one step lower in that temple. Low steps cost points on some days.
begging-2-place = Possible, but without corn this is the only worker you can place today. Beg first.
begging-3 = Now there is corn for two workers. On a 0 space the first is free, and the second costs only its 1 corn extra.
begging-3-task = Place one worker on Palenque and one on Yaxchilan.
begging-3-done = 1 corn in all; 2 are left.
begging-3-end = One worker alone brings little. Place the second one, too.
begging-3-other = Possible, but a poor tribe begins with corn and wood: Palenque and Yaxchilan.
begging-4 = On four days of the game every worker eats 2 corn, so begging alone feeds nobody. Tomorrow the worker on Palenque can fish.
begging-4-task = Confirm your turn.
begging-4-done = Beg when you must, not when you can: every step down is paid for in the end.
begging-4-other = A third worker would cost your last 2 corn. Keep them for tomorrow.

## Jungle and fire

jungle = Jungle and fire
jungle-1 = Around Palenque lies the jungle. In groups 3, 4 and 5, wood tiles cover the corn tiles: somebody has to take the wood before corn can be harvested.
jungle-2 = Palenque 4 gives 3 wood and a wood tile. Then the corn tile below is free for whoever comes first.
jungle-2-task = Pick up the worker on Palenque 4 and take wood.
jungle-2-done = 3 wood and a wood tile. In group 4 a corn tile lies uncovered now.
jungle-2-three = That worker comes next. Begin with the one on Palenque 4.
jungle-2-burn = That is quicker, but a god would be angry. You will try it with the other worker: take wood here.
jungle-2-use = Allowed, but space 4 itself has the best harvest. Use that.
jungle-2-other = Today you harvest: pick up the worker on Palenque 4.
jungle-3 = The other worker stands on 3, and you want corn at once. Burn the wood: you get the corn tile below and its 5 corn, but no wood, and go down one step in a temple.
jungle-3-task = Pick up the worker on Palenque 3, burn the wood, and choose a temple.
jungle-3-done = 5 corn at once, and one step down in a temple. Now and then that is worth it.
jungle-3-wood = 2 wood is a fine harvest, too. But just this once, see what fire does.
jungle-3-end = Not yet: the worker on Palenque 3 still has to harvest.
jungle-3-use = Allowed, but this time try space 3 itself.
jungle-4 = Keep your corn and wood tiles: some monuments count them at the end.
jungle-4-task = Confirm your turn.
jungle-4-done = All three workers are back. Tomorrow they can be placed again.

## Blocks and skulls

skulls = Blocks and skulls
skulls-1 = Yaxchilan gives blocks, which you build with: wood on 1, stone on 2, gold on 3, and stone and gold together on 5.
skulls-2 = Your worker stands on Yaxchilan 2: 1 stone, plus 1 corn.
skulls-2-task = Pick up the worker on Yaxchilan 2 and use its action.
skulls-2-done = 1 stone and 1 corn.
skulls-2-pick = One after the other: begin with the worker on Yaxchilan 2.
skulls-2-use = Allowed, but stone is worth more. Use space 2 itself.
skulls-2-other = Today workers come back: pick up the one on Yaxchilan 2.
skulls-3 = Yaxchilan 4 gives a crystal skull. There are only 13, and Chichen Itza takes them: each of its actions needs one, and can be used only once in the whole game.
skulls-4 = You already have a skull, and a worker on Chichen Itza 2: that is worth 5 points and a step up in Chaac.
skulls-4-task = Pick up the worker on Chichen Itza 2 and leave your skull there.
skulls-4-done = 5 points and a step up in Chaac. Nobody can use this action again.
skulls-4-end = There is still something to do: your skull is worth 5 points today.
skulls-4-pick = Let the worker on Palenque ride on. The one on Chichen Itza has the points.
skulls-4-use = Fewer points for the same skull? Use space 2 itself.
skulls-5 = Higher spaces of Chichen Itza give more, but it takes days to ride there. And a skull that is left at the end is worth 3 points.
skulls-5-task = Confirm your turn.
skulls-5-done = Blocks to build with, points from skulls: next you build.
skulls-5-other = It only just got on: let it ride, and confirm.

## Building, technologies

building = Building, technologies
building-1 = Tikal is where blocks are put to use. Space 1 is for a technology, space 2 for a building, and you have a worker on each of them.
building-2 = There are four technologies with three levels. Level 1 costs 1 block, level 2 costs 2, level 3 costs 3. Resource Extraction gives you 1 more wood whenever Yaxchilan gives wood.
building-2-task = Pick up the worker on Tikal 1, choose Resource Extraction, and pay with gold.
building-2-done = Level 1. It helps you for the rest of the game.
building-2-wood = Keep the wood: you need it for the farm. Pay with gold.
building-2-tech = A good one as well. Here we want Resource Extraction, the second row.
building-2-pick = One after the other: begin with the worker on Tikal 1.
building-2-use = Without its action it would have ridden for nothing. Use Tikal 1.
building-2-other = Placing can wait: two workers stand ready in Tikal.
building-3 = Each building shows its price above and what it gives below. This farm costs 1 wood, and one of your workers eats for free from now on.
building-3-task = Pick up the worker on Tikal 2 and build the farm.
building-3-done = The farm is yours. On every Food Day it saves you 2 corn.
building-3-end = You can afford a building now. Do that first.
building-3-pick = Let that worker ride on. The builder stands on Tikal 2.
building-3-use = This is about building: use Tikal 2.
building-4 = At the end of your turn a new building fills the gap. Monuments, in the last row, are expensive, but score a lot at the end of the game.
building-4-task = Confirm your turn.
building-4-done = A technology early, a farm early: both pay off for the whole game.
building-4-other = It has not ridden far yet. Confirm instead.

## Food Days, temples

food = Food Days, temples
food-1 = Day 8: this round ends with a Food Day. Every worker eats 2 corn, and each one that goes hungry costs 3 points. You have three workers, and only 2 corn.
food-2 = Your worker on Palenque 7 may use any action of its gear, without paying for steps back. You need 6 corn.
food-2-task = Pick up the worker on Palenque 7 and get at least 4 corn.
food-2-done = Enough for all three.
food-2-one = Fish brings 3 corn: that makes 5, and one worker would go hungry.
food-2-none = That feeds nobody. Choose an action that gives corn.
food-2-stone = That gives 1 stone and 1 corn: not enough for three.
food-2-beg = Then you would have 3 corn, and 6 are needed; and a god would be angry. There is something better.
food-2-place = If you place today, you cannot pick up, and the corn stays where it is.
food-3 = After the meal it is the temples' turn to give. On days 8 and 21 you get the goods shown beside the steps up to yours; on days 14 and 27, points.
food-3-task = Confirm your turn.
food-3-done = Now everybody eats, and the temples give their goods.
food-3-other = You have all that you need. Confirm.
food-4 = Your workers ate 6 corn, and Chaac gave you 1 stone. Balam paid only 4 corn: a farm feeds one of the three. The next Food Day is day 14.

## Two days at once

twodays = Two days at once
twodays-1 = Yesterday nobody took the starting player space, so 1 corn was put on the calendar. Whoever places a worker there gets all the corn that has gathered.
twodays-2 = A worker on it has no other action. But it costs nothing, and at the end of the round it comes back at once.
twodays-2-task = Place a worker on the starting player space, then confirm.
twodays-2-done = You took 1 corn. When Balam has had a turn, the round ends.
twodays-2-pick = Let them ride on: in this lesson they will move faster than usual.
twodays-2-other = Possible, but look at the space beside the calendar: corn lies there.
twodays-3 = You already had the starting player marker, so it went to Balam. And you turn the calendar now: by one day, or by two. Two is possible only once in the game.
twodays-3-task = Advance two days.
twodays-3-done = Your player board now shows its dark side: you have used your two days.
twodays-3-one = One day is the usual step. Just this once, see what two do.
twodays-4 = All workers rode two spaces: yours from 1 and 2 to 3 and 4. That helps whoever needs a long ride, and can spoil somebody's Food Day.

## The end and monuments

monuments = The end and monuments
monuments-1 = Day 25: the end is near. After the Food Day of day 27 the calendar turns once more. Then blocks become corn: wood 2, stone 3, gold 4. Every 4 corn is 1 point, and every skull is 3.
monuments-2 = So blocks that are left over bring little. 2 wood, 1 stone and 3 gold, the price of the Academy, would be 19 corn: not even 5 points. Built into a monument they bring more.
monuments-3 = The Academy scores 3 points for each of your technology levels. Three in Resource Extraction and one in Theology make 12 points at the end.
monuments-3-task = Pick up the worker on Tikal 4 and build the Academy.
monuments-3-done = 12 points for blocks that would have been worth less than 5.
monuments-3-other = That is a monument, too, but compare what they count: none of the others brings you as much as the Academy.
monuments-3-build = Buildings help in the days to come, and few are left. Now the points of the Academy are worth more.
monuments-3-use = Only Tikal 4 itself lets you build a monument. Use that.
monuments-3-pick = Let that one ride. The builder stands on Tikal 4.
monuments-3-place = Whoever places today does not pick up, and a worker that gets on now will hardly be picked up again.
monuments-4 = There is only one of each monument, and no new one takes its place. Whoever wants a certain one plans for it early, and is there before the others.
monuments-4-task = Confirm your turn.
monuments-4-done = The Academy is yours. Its points come at the very end.
monuments-4-other = This turn was for the Academy. Confirm it.
monuments-5 = The last turns: on day 27 all workers eat once more, the temples give points, and whoever stands highest in one gets more. Then everything is counted. Whoever has the most points wins; ties go to whoever has more workers on the gears.
