import { msg } from "@lingui/core/macro";

export const YES_NO_LABELS = {
  yes: msg({ id: "dashboard.yes", message: "Yes" }),
  no: msg({ id: "dashboard.no", message: "No" }),
};
