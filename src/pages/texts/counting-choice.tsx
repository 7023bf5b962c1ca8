import { useLingui } from "@lingui/react/macro";
import type { Consent } from "#features/consent/consent.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { CountingWords } from "./counting-words.server.ts";

type CountingChoiceProps = {
  words: CountingWords;
  /** Undefined before the question was answered, and for members whom nobody asks. */
  consent: Consent | undefined;
  /** Of the page, in its language, to come back to. */
  address: string;
};

/** Whether visits of this browser are counted, and one button that changes it: a plain form, so that the next page begins anew with the answer. */
export function CountingChoice({ words, consent, address }: CountingChoiceProps) {
  const { i18n } = useLingui();
  const isCounted = consent === "all";
  return (
    <Section title={words.title}>
      <form method="post" encType="multipart/form-data" action="/api/consent">
        <Stack gap={3}>
          <p>{isCounted ? words.on : words.off}</p>
          <input type="hidden" name="path" value={address} />
          <input type="hidden" name="language" value={i18n.locale} />
          <div>
            <Button type="submit" name="choice" value={isCounted ? "req" : "all"} kind="quiet">
              {isCounted ? words.stop : words.start}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
