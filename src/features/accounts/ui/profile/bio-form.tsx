import { useLingui } from "@lingui/react/macro";
import { TextArea } from "#ui/field/text-area.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { LONGEST_BIO } from "../../account.ts";
import { saveProfile } from "../../profile-calls.ts";
import { SavingForm } from "./saving-form.tsx";
import { useSaveWords } from "./use-save-words.ts";

/** In characters. */

/** A few words about oneself, for one's page. */
export function BioForm({ bio }: { bio: string }) {
  const { t } = useLingui();
  const { optional } = useSaveWords();
  const form = useForm({
    id: "your-bio",
    mistakes: {
      bio: t({
        id: "profile.bio.wrong",
        message: `Use at most ${LONGEST_BIO} characters, in one paragraph.`,
      }),
    },
    send: (typed) => saveProfile({ bio: String(typed.get("bio")) }),
  });
  return (
    <SavingForm form={form}>
      <TextArea
        {...form.field("bio")}
        label={t({ id: "profile.bio", message: "A few words about you" })}
        hint={t({ id: "profile.bio.hint", message: `On your page, in at most ${LONGEST_BIO} characters.` })}
        optionalLabel={optional}
        defaultValue={bio}
        rows={3}
      />
    </SavingForm>
  );
}
