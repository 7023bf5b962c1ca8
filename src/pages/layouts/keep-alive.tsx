import { Outlet } from "react-router";
import { useEndOfHistoryStep } from "./history-steps.ts";

/** The layout of lists: back navigation restores items, filters and scroll position at once (specification section 2). */
export default function KeepAlive() {
  useEndOfHistoryStep();
  return <Outlet />;
}
