import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { countText } from "#platform/i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import { CheckGlyph, DownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { DelegatedLink } from "#ui/link/delegated-link.tsx";
import { useLinkPrefix } from "#ui/link/use-address.ts";
import styles from "./facet-group.module.css";

/** This many values are visible; the others are collapsed. */
const IN_SIGHT = 6;

export interface FacetChoice {
  key: string;
  words: string;
  /** The count of the list with this value. */
  count: number;
  isChosen: boolean;
  /** The list with this choice toggled. */
  to: string;
  /** `nofollow`: robots need not crawl lists with two filters. */
  isCombination: boolean;
}

/** A facet: the values of one filter as real links with counts; chosen ones lead to the list without them. */
export function FacetGroup({ title, choices }: { title: string; choices: readonly FacetChoice[] }) {
  const titleId = useId();
  if (choices.length === 0) return null;
  // A single hidden value takes no more room than the word "more".
  const inSight = choices.length <= IN_SIGHT + 1 ? choices : firstOf(choices);
  const folded = choices.filter((choice) => !inSight.includes(choice));
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <Choices choices={inSight} />
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>
            <Trans id="facet.more">
              More<VisuallyHidden>: {title}</VisuallyHidden>
            </Trans>
            <Icon glyph={DownGlyph} size={16} />
          </summary>
          <Choices choices={folded} />
        </details>
      )}
    </section>
  );
}

/** Chosen ones are always visible. */
function firstOf(choices: readonly FacetChoice[]): FacetChoice[] {
  return choices.filter(({ isChosen }, place) => isChosen || place < IN_SIGHT);
}

function Choices({ choices }: { choices: readonly FacetChoice[] }) {
  const { i18n } = useLingui();
  const prefix = useLinkPrefix();
  return (
    <ul className={styles.values}>
      {choices.map(({ key, words, count, isChosen, to, isCombination }) => (
        <li key={key}>
          <DelegatedLink
            to={to}
            prefix={prefix}
            rel={isCombination ? "nofollow" : undefined}
            aria-current={isChosen ? "true" : undefined}
            className={classNames(styles.value, isChosen && styles.chosen)}
          >
            <span className={styles.box}>{isChosen && <Icon glyph={CheckGlyph} size={14} />}</span>
            <span className={styles.words}>{words}</span>
            {isChosen ? (
              <VisuallyHidden>
                <Trans id="facet.remove">, chosen; press to remove</Trans>
              </VisuallyHidden>
            ) : (
              <span className={styles.count}>{countText(i18n.locale, count)}</span>
            )}
          </DelegatedLink>
        </li>
      ))}
    </ul>
  );
}
