import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { keepFocus } from "./keep-focus.ts";

type ModalBehaviour = {
  /** Called when the visitor closes it by Esc, the back gesture or a press beside the dialog. */
  onClose?: () => void;
};

/**
 * Makes a native `dialog`, rendered with the `open` attribute, modal for as long as it is mounted: the browser keeps the focus
 * inside, makes the rest inert and gives the focus back afterwards. Without JavaScript the dialog stays open above the page.
 */
export function useModal({ onClose }: ModalBehaviour) {
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

  return {
    ref,
    open: true,
    closedby: "closerequest" as const,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      keepFocus(event.currentTarget, event);
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget;
      if (event.target !== dialog || dialog.open) return;
      // Still mounted, so the browser closed it by itself: Chromium does on a second Esc, without another `cancel` event.
      onClose?.();
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // The dialog has no padding, so a press on the element itself was a press on its backdrop.
      if (event.target === event.currentTarget) onClose?.();
    },
  };
}
