import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import type { MenuGroup } from "../../menu-groups.ts";
import { useProductTypeWords } from "../product-type-words.ts";
import { MenuLine } from "./menu-line.tsx";
import styles from "./shop-menu.module.css";

type MenuGroupLinesProps = {
  group: MenuGroup;
  /** When the newest line of the whole menu was seen: only older ones say their own age. */
  newestAt: string;
  now: string;
};

/** Some lines of a menu under their head, where they have one. */
export function MenuGroupLines({ group, newestAt, now }: MenuGroupLinesProps) {
  const types = useProductTypeWords();
  const titleId = useId();
  const isOther =
    group.heading === null && group.type === null && group.items.every(({ product }) => !product);
  const title =
    group.heading ?? (group.type && types[group.type]) ?? (isOther && <Trans id="menu.other">Other</Trans>);
  return (
    <div>
      {title && (
        <h3 id={titleId} className={styles.heading}>
          {title}
        </h3>
      )}
      <ul className={styles.lines} aria-labelledby={title ? titleId : undefined}>
        {group.items.map((item) => (
          <MenuLine key={item.id} item={item} newestAt={newestAt} now={now} />
        ))}
      </ul>
    </div>
  );
}
