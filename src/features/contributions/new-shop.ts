import type { ChangedField } from "./change.ts";

/** Without them there is no shop to add. */
export const NEEDED_OF_NEW_SHOP: readonly ChangedField[] = ["name", "kind", "street", "houseNumber", "city"];
