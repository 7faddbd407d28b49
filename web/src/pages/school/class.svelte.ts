/** A classroom as a table: any turn will do, and confirming hands it in. */
import { by, server, told, type Classroom } from "../../api/server";
import { settings } from "../../memory/settings.svelte";
import { asker } from "../../words/library.svelte";
import { t } from "../../words/words.svelte";
import { LessonTable } from "../lesson/lesson.svelte";
import { nameHere, pupilSecret } from "../../memory/pupil";

export class ClassTable extends LessonTable {
  room: Classroom | null = $state.raw(null);
  /** This person has handed something in at this position. */
  handed = $state(false);

  constructor(readonly classroom: string) {
    super({
      id: `class/${classroom}`,
      ask: (step, tried) => told(server.POST("/api/classrooms/{classroom}/try", { body: { step, tried }, params: { path: { classroom }, query: { language: settings.language } } })),
      keep: () => undefined,
    });
  }

  override get question(): string {
    if (this.waits) return this.now?.task ?? "";
    return this.room?.mine ? t("class-shown") : t("class-confirm");
  }

  /** A teacher is watching. */
  override get ready(): boolean {
    return super.ready && !this.room?.mine;
  }

  /** Where the class is now; goes there. */
  async follow(found?: Classroom): Promise<void> {
    const params = { path: { classroom: this.classroom }, query: { language: settings.language } };
    const room = found ?? (await told(server.GET("/api/classrooms/{classroom}", { params, ...by(asker()) })));
    if (room.step !== this.begun?.step) {
      await this.go(room.step);
      this.handed = false;
    }
    this.room = room;
  }

  /** Shows what an answer leads to. */
  async showAnswer(steps: readonly string[]): Promise<void> {
    await this.doing(async () => {
      this.trying.clear();
      await this.trying.instead(0, steps);
    });
  }

  protected override async commit(last?: string): Promise<void> {
    const { begun } = this;
    if (!begun || this.room?.mine) return;
    const body = { secret: pupilSecret(), name: nameHere(), step: begun.step, steps: last === undefined ? this.steps : [...this.steps, last] };
    await this.doing(async () => {
      await told(server.POST("/api/classrooms/{classroom}/answers", { body, params: { path: { classroom: this.classroom } } }));
      this.trying.clear();
      this.handed = true;
    });
  }
}
