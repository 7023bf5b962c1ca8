import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "#ui/icon/icon.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { MeantPage } from "../meant-pages.ts";
import type { SearchHit } from "../search-hit.ts";
import { SEARCH_KINDS, type SearchKind } from "../search-item.ts";
import { suggestionAddress } from "../suggestion-address.ts";
import { wordedQuestion } from "../worded-question.ts";
import styles from "./hit-groups.module.css";
import { glyphOf, useKindWords, useLandmarkWords } from "./kind-words.ts";
import { SampleMark } from "./sample-mark.tsx";
import { glyphOfPage, usePageWords } from "./use-shortcut-words.ts";

type HitGroupsProps = {
  hits: readonly SearchHit[];
  /** The groups that are shown here; the others stand elsewhere on the page. */
  kinds: readonly SearchKind[];
  question: string;
  /** Also the pages and filters that the words may mean. */
  pages?: readonly MeantPage[];
};

/** What a search has found, kind by kind in the order of the suggestions; empty kinds are omitted. */
export function HitGroups({ hits, kinds, question, pages }: HitGroupsProps) {
  const words = useKindWords();
  return (
    <Stack gap={6}>
      {pages && pages.length > 0 && <MeantPages pages={pages} />}
      {SEARCH_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => {
        const ofKind = hits.filter((hit) => hit.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <Section key={kind} title={words[kind].many}>
            <Grid as="ul" columns="rows" gap={8}>
              {ofKind.map((hit) => (
                <Hit key={hit.url} hit={hit} question={question} />
              ))}
            </Grid>
            {kind === "products" && (
              <p className={styles.all}>
                <ButtonLink to={`/products?${new URLSearchParams({ q: question })}`} kind="quiet">
                  <Trans id="search.all-products">All products that match</Trans>
                </ButtonLink>
              </p>
            )}
          </Section>
        );
      })}
    </Stack>
  );
}

function MeantPages({ pages }: { pages: readonly MeantPage[] }) {
  const { t } = useLingui();
  const wordsOf = usePageWords();
  return (
    <Section title={t({ id: "search.pages", message: "Pages and filters" })}>
      <Grid as="ul" columns="rows" gap={8}>
        {pages.map((page) => {
          const { name, what } = wordsOf(page.shortcuts);
          return (
            <li key={page.to}>
              <Link to={page.to} look="plain" className={styles.row}>
                <Icon glyph={glyphOfPage(page)} />
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.detail}>{what}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}

function Hit({ hit, question }: { hit: SearchHit; question: string }) {
  const { t } = useLingui();
  const kindWords = useKindWords();
  const landmarkWords = useLandmarkWords();
  const pageWords = usePageWords();
  const { kind, type, name, place, isSample, narrowed } = hit;
  const products = narrowed?.q ?? "";
  const what = kind === "landmarks" && type ? landmarkWords[type] : undefined;
  const { shortcuts } = wordedQuestion(narrowed ? question : "");
  // Streets of one name are told apart by their towns.
  const where = kind === "landmarks" && place ? `${place} · ` : "";
  const detail = products
    ? where + t({ id: "search.narrowed.products", message: `Is “${products}” on a menu there?` })
    : shortcuts.length > 0
      ? where + pageWords(shortcuts).name
      : what && place
        ? `${what} · ${place}`
        : place;
  return (
    <li>
      <Link to={narrowed?.to ?? suggestionAddress(kind, hit)} look="plain" className={styles.row}>
        <Icon glyph={glyphOf(kind, type)} />
        <span className={styles.words}>
          <span className={styles.name}>
            {name}
            <VisuallyHidden>, {kindWords[kind].one}</VisuallyHidden>
            {isSample && <SampleMark />}
          </span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
      </Link>
    </li>
  );
}
