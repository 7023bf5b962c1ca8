import { Trans, useLingui } from "@lingui/react/macro";
import { SIGN_IN_AGAIN } from "#features/accounts/call-refusals.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { ROLE_LABELS, type UserChanges } from "../../user-fields.ts";

/** An admin is made on the command line. */
const GIVEN = ["mod", "shopAdmin", "brandAdmin"] as const;

/** A role, and the shop or brand that it is of. It works in the browser alone. */
export function GiveRoleForm({
  onGive,
}: {
  onGive: (give: NonNullable<UserChanges["give"]>) => Promise<void>;
}) {
  const { t, i18n } = useLingui();
  const { send: _, refused: __, ...words } = useFormWords();
  const form = useForm({
    id: "give-role",
    mistakes: {
      "changes.give.item": t({
        id: "user-managing.item.wrong",
        message: "There is no such shop or brand. A moderator has none.",
      }),
      [SIGN_IN_AGAIN.msg]: t({ id: "profile.fresh.title", message: "Log in again first" }),
    },
    async send(typed) {
      const role = GIVEN.find((one) => one === typed.get("changes.give.role")) ?? "mod";
      const item = String(typed.get("changes.give.item")).trim();
      await onGive({ role, item: item === "" ? null : item });
    },
  });
  return (
    <Form form={form} words={{ ...words, send: <Trans id="user-managing.give.send">Give this role</Trans> }}>
      <SelectField
        {...form.field("changes.give.role")}
        label={t({ id: "user-managing.role", message: "Role" })}
        options={GIVEN.map((value) => ({ value, label: i18n._(ROLE_LABELS[value]) }))}
      />
      <TextField
        {...form.field("changes.give.item")}
        label={t({ id: "user-managing.item", message: "Shop or brand" })}
        hint={t({
          id: "user-managing.item.hint",
          message: "The end of the address of its page. Leave it empty for a moderator.",
        })}
        autoComplete="off"
        maxLength={100}
      />
    </Form>
  );
}
