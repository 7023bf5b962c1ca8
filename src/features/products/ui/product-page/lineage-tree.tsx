import { Plural, Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { Ancestor, Lineage, Relative } from "../../product-details.ts";
import { FAMILY_ID } from "./head-facts.tsx";
import styles from "./lineage-tree.module.css";

/** Where a strain comes from and what was bred from it: nested lists, whose lines are drawn by the style. */
export function LineageTree({
  name,
  lineage: { parents, children, childCount },
}: {
  name: string;
  lineage: Lineage;
}) {
  if (parents.length === 0 && childCount === 0) return null;
  const moreCount = childCount - children.length;
  return (
    <Section id={FAMILY_ID} title={<Trans id="product-page.lineage">Family</Trans>}>
      <Stack gap={6}>
        {parents.length > 0 && (
          <Section level={3} title={<Trans id="product-page.parents">{name} comes from</Trans>}>
            <Parents of={parents} />
          </Section>
        )}
        {childCount > 0 && (
          <Section level={3} title={<Trans id="product-page.children">Bred from {name}</Trans>}>
            <ul className={styles.children}>
              {children.map((child) => (
                <li key={child.name}>
                  <RelativeName of={child} />
                </li>
              ))}
            </ul>
            {moreCount > 0 && (
              <p className={styles.more}>
                <Plural
                  id="product-page.children.more"
                  value={moreCount}
                  one="and # more"
                  other="and # more"
                />
              </p>
            )}
          </Section>
        )}
      </Stack>
    </Section>
  );
}

function Parents({ of }: { of: readonly Ancestor[] }) {
  return (
    <ul className={styles.parents}>
      {of.map((parent) => (
        <li key={parent.name}>
          <RelativeName of={parent} />
          {parent.parents.length > 0 && <Parents of={parent.parents} />}
        </li>
      ))}
    </ul>
  );
}

function RelativeName({ of: { name, productSlug } }: { of: Relative }) {
  if (productSlug === null) return <span className={styles.name}>{name}</span>;
  return (
    <Link to={`/weed/${productSlug}`} className={styles.name}>
      {name}
    </Link>
  );
}
