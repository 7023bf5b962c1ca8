import { Plural, Trans } from "@lingui/react/macro";
import type { SpelledLine } from "#features/products/spelling.ts";
import { LadderLine } from "#features/products/ui/product-page/ladder-line.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./spelled-lines.module.css";

type SpelledLinesProps = {
  lines: readonly SpelledLine[];
  /** Of all shops that have the name. */
  shopCount: number;
};

/** Where a name stands: in which shops, under what and for how much. By that it is told what it is. */
export function SpelledLines({ lines, shopCount }: SpelledLinesProps) {
  const others = shopCount - new Set(lines.map(({ shop }) => shop.slug)).size;
  return (
    <Section level={3} title={<Trans id="product-editing.names.menus">On the menu of</Trans>}>
      <Stack gap={3}>
        <DefinitionList
          items={lines.map(({ id, shop, heading, ladder, arePricesKept }) => ({
            id: String(id),
            term: (
              <>
                <Link to={`/coffeeshop/${encodeURIComponent(shop.slug)}`}>{shop.name}</Link>, {shop.city}
              </>
            ),
            description: (
              <>
                <p>{heading ?? <Trans id="product-editing.names.no-heading">Under no heading</Trans>}</p>
                <div className={styles.prices}>
                  <LadderLine ladder={ladder} isKept={arePricesKept} />
                </div>
              </>
            ),
          }))}
        />
        {others > 0 && (
          <p>
            <Plural
              id="product-editing.names.more-shops"
              value={others}
              one="and # more shop"
              other="and # more shops"
            />
          </p>
        )}
      </Stack>
    </Section>
  );
}
