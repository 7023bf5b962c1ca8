import { Trans } from "@lingui/react/macro";
import { LANGUAGE_NAMES, LOCALES } from "#platform/i18n/locales.ts";
import type { TypedTexts } from "#features/dashboard/typed.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { sellingWordsIn } from "../../selling-words.ts";

/** Which words of a text read as advertising; null where none do. It hinders nobody from saving. */
export function sellingNote(texts: TypedTexts) {
  const found = LOCALES.flatMap((locale) =>
    sellingWordsIn(texts[locale], locale).map((word) => `${word} (${LANGUAGE_NAMES[locale]})`),
  );
  if (found.length === 0) return null;
  const words = found.join(", ");
  return (
    <Notice tone="warning" title={<Trans id="post-editing.selling">This reads as advertising</Trans>}>
      <Trans id="post-editing.selling-why">
        {words}. Advertising cannabis is forbidden in the Netherlands, and coffeeshops may not advertise at
        all. Tell what’s so, without praise or prices.
      </Trans>
    </Notice>
  );
}
