import { Outlet } from "react-router";
import { useEndOfHistoryStep } from "./history-steps.ts";

/** The layout of lists: coming back to one restores items, filters and scroll at once (specification section 2). */
export default function KeepAlive() {
  useEndOfHistoryStep();
  return <Outlet />;
}
