import { useSyncExternalStore } from "react";

/** What Chromium says when this page could become an app; other browsers have no such event. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

type Installing = { is: "unknown" | "installed" | "dismissed" } | { is: "offered"; prompt: InstallPrompt };

let installing: Installing = { is: "unknown" };
const watching = new Set<() => void>();

function change(to: Installing): void {
  installing = to;
  for (const tell of watching) tell();
}

// The browser says it once a document, soon after it has loaded: it is listened to from the moment this file is there.
if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    // The page has a button of its own for it.
    event.preventDefault();
    change({ is: "offered", prompt: event as InstallPrompt });
  });
  window.addEventListener("appinstalled", () => change({ is: "installed" }));
}

const UNKNOWN: Installing = { is: "unknown" };

/** Whether the browser offers to install the site, and what became of it. */
export function useInstalling(): Installing["is"] {
  return useSyncExternalStore(
    watch,
    () => installing,
    () => UNKNOWN,
  ).is;
}

/** The browser's own question, which can be put once. */
export async function askToInstall(): Promise<void> {
  if (installing.is !== "offered") return;
  const { outcome } = await installing.prompt.prompt();
  // `appinstalled` may have come before the answer.
  if (outcome === "dismissed" || installing.is === "offered")
    change({ is: outcome === "dismissed" ? "dismissed" : "installed" });
}

function watch(onChange: () => void): () => void {
  watching.add(onChange);
  return () => watching.delete(onChange);
}
