import { msg } from "@lingui/core/macro";

// What became of something that people gave.

export const TAKEN = msg({ id: "dashboard.decided.taken", message: "Accepted" });
export const TAKEN_IN_PART = msg({ id: "dashboard.decided.in-part", message: "Accepted in part" });
export const REFUSED = msg({ id: "dashboard.decided.refused", message: "Refused" });
