/** Who judges in a lesson: the server, for a lesson that comes with a game, or for an added one. */
import { server, told } from "../../api/server";
import { keepProgress, progressOf } from "../../memory/lessons";
import { settings } from "../../memory/settings.svelte";
import type { Teacher } from "./lesson.svelte";

interface Beginning extends Teacher {
  /** The step to continue with. */
  begins: () => number;
}

const kept = (game: string, lesson: string): Pick<Beginning, "keep" | "begins"> => ({
  keep: (step, done) => keepProgress(game, lesson, { step, done }),
  begins: () => progressOf(game, lesson)?.step ?? 0,
});

export function gameLesson(game: string, lesson: string): Beginning {
  return {
    id: `${game}/${lesson}`,
    ask: (step, tried) => {
      const params = { path: { game, lesson }, query: { language: settings.language } };
      return told(server.POST("/api/games/{game}/lessons/{lesson}", { body: { step, tried }, params }));
    },
    ...kept(game, lesson),
  };
}

export function ownLesson(id: string): Beginning {
  return {
    id: `u/${id}`,
    ask: (step, tried) => {
      const params = { path: { own_id: id }, query: { language: settings.language } };
      return told(server.POST("/api/lessons/{own_id}", { body: { step, tried }, params }));
    },
    ...kept("u", id),
  };
}
