/** Which words belong to a place: its name, what it does, and its rule. */
import { w } from "../../words/game.svelte";
import { t } from "../../words/words.svelte";
import { isMonument } from "./rails/seats";
import { levels } from "./view";

export function titleOf(place: string): string {
  const [kind, a = "", b = ""] = place.split(":");
  switch (kind) {
    case "space":
      return `${w(`gear.${a}`)} ${b}`;
    case "temple":
      return w(`temple.${a}`);
    case "technology":
      return w(`technology.${a}`);
    case "tile":
    case "wealth":
      return w(`name.${a}`) || a;
    case "goods":
      return w(`goods.${a}`);
    case "jungle":
      return t("place-jungle", { space: a });
    case "start":
      return t("place-start");
    default:
      return t("place-calendar");
  }
}

export function whatOf(place: string): string {
  const [kind, a = "", b = ""] = place.split(":");
  switch (kind) {
    case "space":
      return w(`space.${a}.${b}`);
    case "tile":
    case "wealth":
      return w(`tile.${a}`);
    case "technology":
      return levels().map((level) => w(`level.${a}.${level}`)).join("; ");
    default:
      return "";
  }
}

/** The key of the rule that governs a place. */
export function ruleOf(place: string): string {
  const [kind, a = "", b = ""] = place.split(":");
  switch (kind) {
    case "space":
      return `rule.space.${a}.${b}`;
    case "temple":
      return `rule.temple.${a}`;
    case "technology":
      return `rule.technology.${a}`;
    case "tile":
      return isMonument(a) ? "rule.monuments" : "rule.buildings";
    case "wealth":
      return "rule.decision.keep";
    case "goods":
      return "rule.decision.exchange";
    case "jungle":
      return "rule.jungle";
    case "start":
      return "rule.start";
    default:
      return "rule.calendar";
  }
}
