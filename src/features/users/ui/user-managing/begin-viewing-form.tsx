import { Trans, useLingui } from "@lingui/react/macro";
import { SIGN_IN_AGAIN } from "#features/accounts/call-refusals.ts";
import { needsFreshSignIn } from "#features/accounts/ui/fresh-sign-in-dialog.tsx";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { TextArea } from "#ui/field/text-area.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useAddress } from "#ui/link/use-address.ts";
import { VIEWING_ALREADY, VIEWING_STAFF } from "../../call-refusals.ts";
import { beginViewing } from "../../calls.ts";

type BeginViewingFormProps = {
  accountId: number;
  onNotFresh: () => void;
};

/** Looks at the site as somebody, after saying why. It works in the browser alone. */
export function BeginViewingForm({ accountId, onNotFresh }: BeginViewingFormProps) {
  const { t } = useLingui();
  const words = useFormWords();
  const home = useAddress("/");
  const form = useForm({
    id: "begin-viewing",
    mistakes: {
      reason: t({ id: "user-managing.viewing.reason.wrong", message: "Say why, in ten to 500 characters." }),
      [SIGN_IN_AGAIN.msg]: t({ id: "profile.fresh.title", message: "Log in again first" }),
      [SAMPLES_ONLY.msg]: t({
        id: "user-managing.viewing.samples-only",
        message: "Sample people look as sample people only.",
      }),
      [VIEWING_STAFF.msg]: t({
        id: "user-managing.viewing.staff",
        message: "Nobody looks as an admin or a moderator.",
      }),
      [VIEWING_ALREADY.msg]: t({
        id: "user-managing.viewing.already",
        message: "You already look as somebody. Stop that first.",
      }),
    },
    async send(typed) {
      try {
        await beginViewing(accountId, String(typed.get("reason")));
      } catch (failure) {
        if (needsFreshSignIn(failure)) onNotFresh();
        throw failure;
      }
      // A new document: nothing of the admin stays in it.
      location.assign(home);
    },
  });
  return (
    <Form
      form={form}
      words={{ ...words, send: <Trans id="user-managing.viewing.send">Look at the site as they do</Trans> }}
    >
      <TextArea
        {...form.field("reason")}
        label={t({ id: "user-managing.viewing.reason", message: "Why" })}
        hint={t({
          id: "user-managing.viewing.reason.hint",
          message: "Such as the number of their question. They read it in the export of their data.",
        })}
        required
        maxLength={500}
      />
    </Form>
  );
}
