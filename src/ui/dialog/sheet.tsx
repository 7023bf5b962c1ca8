import type { ReactNode } from "react";
import { ModalFrame, type ModalFrameProps } from "./modal-frame.tsx";

export type SheetProps = Omit<ModalFrameProps, "isSheet" | "isAlert"> & { isOpen: boolean };

/** More of the same page (filters, a list): from below on a phone; on a wider screen from the side, or under its button. */
export function Sheet({ isOpen, ...frame }: SheetProps): ReactNode {
  return isOpen ? <ModalFrame {...frame} isSheet /> : null;
}
