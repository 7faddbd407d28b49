// The same bot as line_bot.py, for Node: it reads lines of JSON and answers with lines of JSON.
//
//     patolli arena tzolkin --agents "cmd:node examples/line_bot.js,random" --players 2 --games 20 --out results
//
// docs/bots.md describes the lines, docs/records.md the tokens and the state.

"use strict";

const readline = require("node:readline");

// What tokens begin with, from what it likes best to what it likes least. Others come last.
const LIKES = [
  "monument:", "build:", "tech:", "temple:", "gain:gold", "gain:stone", "gain:wood", "pay:",
  "harvest:wood", "harvest:corn", "advance:2", "pick:", "end", "done", "skip",
  "place:palenque", "place:yaxchilan", "place:uxmal", "place:tikal", "place:",
];
const MUCH_CORN = 20;

// The place of a token in the list: the lower, the better.
function rank(token, me) {
  // A turn is for one worker, but with much corn for more.
  if (token.startsWith("place:") && me.corn >= MUCH_CORN) return LIKES.indexOf("pick:");
  const place = LIKES.findIndex((beginning) => token.startsWith(beginning));
  if (place >= 0) return place;
  // `use:none` leaves the action of a worker unused: only if there is no other way.
  return LIKES.length + (token === "use:none" ? 1 : 0);
}

// One of the legal tokens.
function choose(message) {
  const me = message.state.seats[message.seat];
  return message.legal.reduce((best, token) => (rank(token, me) < rank(best, me) ? token : best));
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "start") {
    // Notes go to standard error: standard output is for answers.
    console.error(`playing ${message.game} on seat ${message.seat}`);
  } else if (message.type === "choose") {
    console.log(JSON.stringify({ move: choose(message) }));
  }
});
// When standard input ends, so does the program.
