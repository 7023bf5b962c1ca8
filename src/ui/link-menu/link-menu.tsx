import { classNames } from "../class-names.ts";
import chipStyles from "../chip/chip.module.css";
import { CheckGlyph, DownGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Link, type LinkProps } from "../link/link.tsx";
import { FoldOut } from "./fold-out.tsx";
import styles from "./link-menu.module.css";

type LinkMenuProps = {
  /** What is chosen here: "Order". Spoken before the present choice. */
  label: string;
  choices: readonly LinkMenuChoice[];
};

type LinkMenuChoice = {
  to: LinkProps["to"];
  words: string;
  /** In place of the words on the chip, where the page is narrow. */
  short?: string | undefined;
  isCurrent: boolean;
};

/** A chip that shows the present choice and unfolds the others: links, so it works without JavaScript. */
export function LinkMenu({ label, choices }: LinkMenuProps) {
  const current = choices.find(({ isCurrent }) => isCurrent) ?? choices[0];
  if (!current) return null;

  return (
    <FoldOut
      summaryClass={classNames(chipStyles.chip, styles.chip)}
      summary={
        <>
          <span>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {current.short ? (
              <>
                <span className={styles.long}>{current.words}</span>
                <span className={styles.short}>{current.short}</span>
              </>
            ) : (
              current.words
            )}
          </span>
          <Icon glyph={DownGlyph} size={16} />
        </>
      }
    >
      <ul className={styles.list}>
        {choices.map(({ to, words, isCurrent }) => (
          <li key={words}>
            <Link
              to={to}
              look="plain"
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              className={styles.choice}
            >
              {words}
              {isCurrent && <Icon glyph={CheckGlyph} />}
            </Link>
          </li>
        ))}
      </ul>
    </FoldOut>
  );
}
