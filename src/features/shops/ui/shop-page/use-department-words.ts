import { useLingui } from "@lingui/react/macro";
import type { Department } from "../../open-times.ts";

/** What the parts of a shop are called. */
export function useDepartmentWords(): Record<Department, string> {
  const { t } = useLingui();
  return {
    counter: t({ id: "department.counter", message: "Counter" }),
    lounge: t({ id: "department.lounge", message: "Lounge" }),
    kitchen: t({ id: "department.kitchen", message: "Kitchen" }),
    terrace: t({ id: "department.terrace", message: "Terrace" }),
    shop: t({ id: "department.shop", message: "Shop" }),
  };
}
