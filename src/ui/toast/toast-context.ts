import { createContext, useContext } from "react";

export type ToastTone = "done" | "problem";

/** Shows a message for a moment at the foot of the screen. */
export type ShowToast = (message: string, tone?: ToastTone) => void;

/** Provided by `ToastRegion`; without one a message is lost. */
export const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a toast, after an action that succeeded or failed. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
