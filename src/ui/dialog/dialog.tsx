import type { ReactNode } from "react";
import { ModalFrame, type ModalFrameProps } from "./modal-frame.tsx";

export type DialogProps = Omit<ModalFrameProps, "isSheet"> & { isOpen: boolean };

/**
 * A question in the middle of the screen. With `isLocked` it is a gate: neither Esc, nor the back gesture, nor a press
 * beside it leads past it, only what its children do. Drawn by the server when it starts open.
 */
export function Dialog({ isOpen, ...frame }: DialogProps): ReactNode {
  return isOpen ? <ModalFrame {...frame} /> : null;
}
