/** What was agreed for a table, in words. */

import { say } from "../../base/language.svelte";
import { boardName, gameName } from "../../game/names";
import type { Clock, Settings } from "../../protocol";
import { duration, editionName } from "../../setup/words";
import { clockText } from "../racing/clock";

/** Sum up the settings of a table, a few words each. */
export function termsOf(settings: Settings): string[] {
  const setup = settings.setup ?? {};
  const terms = [gameName(settings.game)];
  const edition = String(setup["edition"] ?? setup["preset"] ?? "");
  if (edition) terms.push(editionName(edition));
  const programme = (setup["programme"] ?? []) as {
    course: string | Record<string, any>;
    direction: string;
  }[];
  if (programme.length > 1) terms.push(say("page-table-terms-races", { count: programme.length }));
  const boards = programme.length ? programme.map((it) => it.course) : [setup["arena"] as string];
  terms.push([...new Set(boards.filter(Boolean).map(boardName))].join(", "));
  if (typeof setup["laps"] === "number") terms.push(say("page-table-terms-laps", { count: setup["laps"] }));
  if (Number(setup["unmanned"]) > 0) {
    terms.push(say("page-table-terms-unmanned", { count: Number(setup["unmanned"]) }));
  }
  terms.push(clockTerms(settings.clock ?? null));
  const people = settings.seats?.filter((it) => it.type === "person").length ?? 0;
  if (people > 1) terms.push(absenceTerms(settings.absent_after ?? null));
  if (settings.takeback) terms.push(say("page-table-terms-takeback"));
  if (settings.hints) terms.push(say("page-table-terms-hints"));
  return [...new Set(terms.filter(Boolean))];
}

/** Sum up what happens when somebody is away. */
function absenceTerms(after: number | null): string {
  if (after === null) return "";
  if (after === 0) return say("page-table-terms-absent-never");
  return say("page-table-terms-absent", { time: duration(after) });
}

/** Sum up a clock. */
function clockTerms(clock: Clock | null): string {
  if (!clock) return say("page-table-terms-no-clock");
  const days = (days: number, hours: number) => say("page-table-days", { days, hours });
  const time = clockText((clock.seconds ?? 60) * 1000, days);
  if (clock.kind === "bank") return say("page-table-terms-bank", { time, bonus: clock.bonus ?? 0 });
  return say("page-table-terms-move", { time });
}
