import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useKnownKeys } from "#ui/keys/known-keys.ts";
import type { MenuStore } from "./menu-store.ts";

interface MenuKeys {
  store: MenuStore;
  save: (options?: { isConfirmed?: boolean }) => Promise<void>;
}

/** The keys of the whole page: Ctrl S, Ctrl Enter, Ctrl Z and Y, F8 to the next mistake, Esc out of the grid. */
export function useMenuKeys({ store, save }: MenuKeys): void {
  useKnownKeys(useMenuKeyWords());
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key } = event;
      const isTyping =
        event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      const isCommand = event.ctrlKey || event.metaKey;
      const step = stepOf(key.toLowerCase(), { isCommand, isTyping, isShifted: event.shiftKey });
      if (!step) return;
      event.preventDefault();
      if (step === "save" || step === "confirm") {
        // What is still in a field is taken first.
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
        void latest.current({ isConfirmed: step === "confirm" });
      } else if (step === "mistake") nextMistake();
      else if (step === "leave") document.querySelector<HTMLElement>("[data-menu-save]")?.focus();
      else store[step]();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [store]);
}

type Step = "save" | "confirm" | "undo" | "redo" | "mistake" | "leave";

function stepOf(
  key: string,
  { isCommand, isTyping, isShifted }: { isCommand: boolean; isTyping: boolean; isShifted: boolean },
): Step | undefined {
  if (key === "f8") return "mistake";
  if (key === "escape" && !isTyping && document.activeElement?.closest("[role=grid]")) return "leave";
  if (!isCommand) return undefined;
  if (key === "s") return "save";
  if (key === "enter") return "confirm";
  // A field undoes what is typed in it.
  if (isTyping) return undefined;
  if (key === "y" || (key === "z" && isShifted)) return "redo";
  return key === "z" ? "undo" : undefined;
}

/** After the one that has the focus, else the first. */
function nextMistake(): void {
  const wrong = [...document.querySelectorAll<HTMLElement>('[role=gridcell][aria-invalid="true"]')];
  const place = wrong.findIndex((cell) => cell === document.activeElement);
  wrong[(place + 1) % wrong.length]?.focus();
}

/** Those of the grid too (`use-cell-keys.ts`), as they are shown. */
function useMenuKeyWords() {
  const { t } = useLingui();
  return [
    { caps: ["Ctrl", "S"], says: t({ id: "menu-editing.keys.save", message: "save" }) },
    {
      caps: ["Ctrl", "Enter"],
      says: t({ id: "menu-editing.keys.confirm", message: "save, and confirm that the rest is still so" }),
    },
    { caps: ["Ctrl", "Z"], says: t({ id: "menu-editing.keys.undo", message: "undo" }) },
    { caps: ["Ctrl", "Y"], says: t({ id: "menu-editing.keys.redo", message: "redo" }) },
    { caps: ["F8"], says: t({ id: "menu-editing.keys.mistake", message: "to the next mistake" }) },
    {
      caps: ["←", "→", "↑", "↓"],
      says: t({ id: "menu-editing.keys.move", message: "from cell to cell; typing replaces" }),
    },
    { caps: ["F2"], says: t({ id: "menu-editing.keys.edit", message: "change what is in the cell" }) },
    {
      caps: ["Enter"],
      says: t({ id: "menu-editing.keys.down", message: "down; after the last line a new one" }),
    },
    { caps: ["Alt", "↑", "↓"], says: t({ id: "menu-editing.keys.line", message: "move the line" }) },
    { caps: ["Alt", "S"], says: t({ id: "menu-editing.keys.stock", message: "next stock" }) },
    { caps: ["Del"], says: t({ id: "menu-editing.keys.empty", message: "empty the cell" }) },
    { caps: ["Ctrl", "Del"], says: t({ id: "menu-editing.keys.remove", message: "remove the line" }) },
    { caps: ["Esc"], says: t({ id: "menu-editing.keys.leave", message: "leave the table" }) },
  ];
}
