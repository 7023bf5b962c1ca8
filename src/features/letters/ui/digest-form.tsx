import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SaveProgress } from "#features/accounts/ui/profile/save-progress.tsx";
import { useSaveLatest } from "#platform/use-save-latest.ts";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { saveLetterSettings } from "../calls.ts";
import { type Digest, DIGESTS } from "../letter-settings.ts";

/** How often somebody gets a letter with what is new; saved at once. */
export function DigestForm({ digest }: { digest: Digest }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(digest);
  const saving = useSaveLatest((next: Digest) => saveLetterSettings({ digest: next }));
  const words: Record<Digest, string> = {
    none: t({ id: "letters.digest.none", message: "None" }),
    weekly: t({ id: "letters.digest.every-week", message: "Weekly" }),
    daily: t({ id: "letters.digest.every-day", message: "Daily" }),
  };
  const title = t({ id: "letters.digest", message: "Letter with the news" });

  function choose(next: Digest) {
    setChosen(next);
    saving.keep(next);
  }

  return (
    <Section title={title}>
      <Stack gap={4}>
        <p>
          <Trans id="letters.digest.what">
            What waits under the bell, and what is new in the shops that you follow: in the morning by the
            clock in the Netherlands, every day or on Mondays. Is nothing new, then there’s no letter.
          </Trans>
        </p>
        <ChipRow label={title}>
          {DIGESTS.map((one) => (
            <ChipButton key={one} isPressed={one === chosen} onClick={() => choose(one)}>
              {words[one]}
            </ChipButton>
          ))}
        </ChipRow>
        <SaveProgress saving={saving} />
      </Stack>
    </Section>
  );
}
