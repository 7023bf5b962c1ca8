import type { MouseEvent } from "react";

type Command = "show-modal" | "close";

/**
 * What a button needs to open or close the `dialog` of an id: an invoker command, which works before and without JavaScript. A
 * browser that does not know commands is helped by the handler.
 */
export function dialogCommand(id: string, command: Command) {
  return {
    command,
    commandfor: id,
    "aria-haspopup": command === "show-modal" ? ("dialog" as const) : undefined,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (!("commandForElement" in event.currentTarget)) obey(id, command);
    },
  };
}

/** Opens the dialog of an id, for a button that has the command and no handler of its own: twice is no harm. */
export function openDialog(id: string): void {
  obey(id, "show-modal");
}

function obey(id: string, command: Command): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (command === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}
