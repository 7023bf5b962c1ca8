import { useLingui } from "@lingui/react/macro";
import { languageTag, type Locale } from "#platform/i18n/locales.ts";
import type { ProseBlock } from "#ui/prose/prose-block.ts";
import { ProseText } from "#ui/prose/prose-text.tsx";

/** A user-written running text, with its `lang`. */
export function SaidProse({ prose }: { prose: { blocks: ProseBlock[]; locale: Locale } }) {
  const { i18n } = useLingui();
  const tag = languageTag(prose.locale);
  return (
    <div lang={tag === i18n.locale ? undefined : tag}>
      <ProseText blocks={prose.blocks} isFromVisitor />
    </div>
  );
}
