import { useLingui } from "@lingui/react";
import { ROLE_LABELS, type RoleOfUser } from "../../user-fields.ts";

/** What a role is called, with the shop or brand that it is of. */
export function useRoleName(): (held: RoleOfUser) => string {
  const { i18n } = useLingui();
  return ({ role, itemName }) =>
    itemName === null ? i18n._(ROLE_LABELS[role]) : `${i18n._(ROLE_LABELS[role])}: ${itemName}`;
}
