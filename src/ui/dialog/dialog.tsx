import type { ReactNode } from "react";
import { ModalFrame, type ModalFrameProps } from "./modal-frame.tsx";

export type DialogProps = Omit<ModalFrameProps, "isSheet" | "isHanging"> & { isOpen: boolean };

/** A question in the middle of the screen. */
export function Dialog({ isOpen, ...frame }: DialogProps): ReactNode {
  return isOpen ? <ModalFrame {...frame} /> : null;
}
