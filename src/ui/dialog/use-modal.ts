import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { keepFocus } from "./keep-focus.ts";

type ModalBehaviour = {
  /** Called when the visitor wants to leave by Esc, the back gesture or a press beside the dialog. */
  onClose?: () => void;
  /** A gate: only the answers inside lead out of it. */
  isLocked: boolean;
};

/**
 * Makes a native `dialog`, drawn with the `open` attribute, modal for as long as it is mounted: the browser keeps the
 * focus inside, makes the rest inert and gives the focus back afterwards. Without JavaScript the drawn dialog stays
 * where it is, above the page.
 */
export function useModal({ onClose, isLocked }: ModalBehaviour) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const focusedBefore = document.activeElement;
    // `showModal` refuses a dialog that is open already.
    dialog.removeAttribute("open");
    dialog.showModal();
    return () => {
      dialog.close();
      if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
    };
  }, []);

  function leave() {
    if (!isLocked) onClose?.();
  }

  return {
    ref,
    open: true,
    closedby: isLocked ? ("none" as const) : ("closerequest" as const),
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      leave();
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      // Chromium closes on a second Esc without asking `cancel` again, and Safari does not know `closedby`.
      if (isLocked && event.key === "Escape") event.preventDefault();
      keepFocus(event.currentTarget, event);
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget;
      if (event.target !== dialog || dialog.open) return;
      // Still mounted, so the browser closed it by itself: a gate opens again, any other one is told to go.
      if (isLocked) dialog.showModal();
      else onClose?.();
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // The dialog has no padding, so a press on the element itself was a press on its backdrop.
      if (event.target === event.currentTarget) leave();
    },
  };
}
