import { createContext } from "react";

interface FrameNotices {
  unseenCount: number;
  /** Shows the panel. */
  open: () => void;
  /** Loads the panel ahead: somebody points at what opens it. */
  prepare: () => void;
}

/** Provided around all pages (notices-region.tsx), for what shows the number or opens the panel. */
export const NoticesContext = createContext<FrameNotices>({
  unseenCount: 0,
  open: () => undefined,
  prepare: () => undefined,
});
