import { Trans, useLingui } from "@lingui/react/macro";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { OtherName } from "../other-name.ts";
import { suggestionAddress } from "../suggestion-address.ts";
import { glyphOf, useKindWords } from "./kind-words.ts";
import { shortcutsFor } from "../shortcuts.ts";
import { SHORTCUT_GLYPHS, useShortcutWords } from "./use-shortcut-words.ts";
import { SampleMark } from "./sample-mark.tsx";

type OtherNamesProps = { names: readonly OtherName[]; question: string };

/** Links above a list of shops to other kinds of results for the same search words. */
export function OtherNames({ names, question }: OtherNamesProps) {
  const { t } = useLingui();
  const shortcutWords = useShortcutWords();
  const title = t({ id: "search.other-kinds", message: "Towns, streets, brands, products, members" });
  return (
    <Section title={title}>
      <ChipRow label={title}>
        {shortcutsFor(question).map((shortcut) => (
          <ChipLink
            key={shortcut.to}
            to={shortcut.to}
            icon={<Icon glyph={SHORTCUT_GLYPHS[shortcut.id]} size={18} />}
          >
            {shortcutWords(shortcut).name}
          </ChipLink>
        ))}
        {names.map((name) => (
          <NameLink key={`${name.kind} ${name.url}`} name={name} />
        ))}
        {names.some(({ kind }) => kind === "products") && (
          <ChipLink to={`/products?${new URLSearchParams({ q: question })}`}>
            <Trans id="search.other-names.products">More products</Trans>
          </ChipLink>
        )}
      </ChipRow>
    </Section>
  );
}

function NameLink({ name: { kind, url, name, type, place, isSample } }: { name: OtherName }) {
  const words = useKindWords();
  return (
    <ChipLink
      to={suggestionAddress(kind, { url, type })}
      icon={<Icon glyph={glyphOf(kind, type)} size={18} />}
    >
      {kind === "landmarks" && place ? `${name}, ${place}` : name}
      <VisuallyHidden>, {words[kind].one}</VisuallyHidden>
      {isSample && <SampleMark />}
    </ChipLink>
  );
}
