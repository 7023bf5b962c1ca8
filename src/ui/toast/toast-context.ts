import { createContext, useContext } from "react";

export type ToastTone = "done" | "problem";

/** Says something for a moment at the foot of the screen. */
export type ShowToast = (message: string, tone?: ToastTone) => void;

/** Filled by `ToastRegion`; without one a message has nowhere to appear and is lost. */
export const ToastContext = createContext<ShowToast>(() => undefined);

/** The way to tell the reader that something was done, or was not. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
