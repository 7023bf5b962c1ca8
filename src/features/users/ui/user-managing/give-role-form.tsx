import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SIGN_IN_AGAIN } from "#features/accounts/call-refusals.ts";
import type { NamedItem } from "#features/dashboard/field.ts";
import { ItemsControl } from "#features/dashboard/ui/editor/items-control.tsx";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { ROLE_LABELS, type UserChanges } from "../../user-fields.ts";

/** An admin is made by two, with buttons of its own (`admin-part.tsx`). */
const GIVEN = ["mod", "shopAdmin", "brandAdmin"] as const;

const ITEM = "changes.give.item";
/** What a role is of; that of a moderator is of the whole site. */
const ITEM_OF = { shopAdmin: "shop", brandAdmin: "brand" } as const;

const roleIn = (value: string) => GIVEN.find((one) => one === value) ?? "mod";

/** A role, and the shop or brand that it is of. It works in the browser alone. */
export function GiveRoleForm({
  onGive,
}: {
  onGive: (give: NonNullable<UserChanges["give"]>) => Promise<void>;
}) {
  const { t, i18n } = useLingui();
  const [role, setRole] = useState<(typeof GIVEN)[number]>("mod");
  const [item, setItem] = useState<NamedItem | null>(null);
  const { send: _, refused: __, ...words } = useFormWords();
  const form = useForm({
    id: "give-role",
    mistakes: {
      [ITEM]: t({
        id: "user-managing.item.none",
        message: "Search for it by its name and choose it from the list.",
      }),
      [SIGN_IN_AGAIN.msg]: t({ id: "profile.fresh.title", message: "Log in again first" }),
    },
    // It is named by the end of its address.
    send: () => onGive({ role, item: item && item["_id"] }),
  });
  function chooseItem(items: readonly NamedItem[]) {
    setItem(items.at(-1) ?? null);
    form.mend(ITEM);
  }

  return (
    <Form form={form} words={{ ...words, send: <Trans id="user-managing.give.send">Give this role</Trans> }}>
      <SelectField
        {...form.field("changes.give.role")}
        label={t({ id: "user-managing.role", message: "Role" })}
        options={GIVEN.map((value) => ({ value, label: i18n._(ROLE_LABELS[value]) }))}
        value={role}
        onChange={({ currentTarget }) => {
          setRole(roleIn(currentTarget.value));
          chooseItem([]);
        }}
      />
      {role !== "mod" && (
        <ItemsControl
          key={role}
          {...form.field(ITEM)}
          label={
            role === "shopAdmin"
              ? t({ id: "user-managing.shop", message: "Shop" })
              : t({ id: "user-managing.brand", message: "Brand" })
          }
          of={ITEM_OF[role]}
          value={item ? [item] : []}
          isReadOnly={false}
          idOf={({ url }) => url}
          onChange={chooseItem}
        />
      )}
    </Form>
  );
}
