/** Calling somebody whose turn it is: the title of the tab, a bell, a buzz, a notification of the browser. */

import { onDestroy, untrack } from "svelte";
import { say } from "../../base/language.svelte";
import { preferences } from "../../base/preferences.svelte";
import type { Session } from "../session.svelte";
import { sound, wakeSounds } from "../show/sound";

/** Whether this browser could call at all, and has not been told not to. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Ask to be allowed to call; remembered with the preferences. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer = Notification.permission === "granted" ? "granted" : await Notification.requestPermission();
  preferences.calls = answer === "granted";
  return preferences.calls;
}

/** Call whenever somebody at this device has to decide; `title` says what else the tab is called. */
export function callOn(session: Session, title: () => string): void {
  let called: Notification | null = null;
  const hush = () => {
    called?.close();
    called = null;
  };
  const seat = $derived.by(() => {
    const { toMove } = session.table;
    if (session.stage !== "racing" || toMove === null || session.drivenFor(toMove)) return null;
    return toMove;
  });

  $effect(() => {
    const name = seat === null ? "" : session.name(seat);
    document.title =
      seat === null
        ? title()
        : session.isHandedRound
          ? say("page-table-title-turn-of", { name, title: title() })
          : say("page-table-title-turn", { title: title() });
  });

  $effect(() => {
    if (seat === null) return hush();
    untrack(() => {
      sound("bell");
      if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate([90, 60, 90]);
      if (document.visibilityState !== "hidden" || !preferences.calls || !canNotify()) return;
      try {
        called = new Notification(say("page-table-call-title"), {
          body: title(),
          icon: "/icon.svg",
          tag: session.table.id,
        });
        called.onclick = () => {
          window.focus();
          hush();
        };
      } catch {
        // Some phones only let a service worker call: the bell and the title have to do.
      }
    });
  });

  const seen = () => document.visibilityState === "visible" && hush();
  document.addEventListener("visibilitychange", seen);
  const stop = wakeSounds();
  onDestroy(() => {
    document.removeEventListener("visibilitychange", seen);
    stop();
    hush();
    document.title = say("page-title");
  });
}
