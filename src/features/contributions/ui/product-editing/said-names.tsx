import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import type { SaidSpelling } from "#features/products/spelling.ts";
import { Day } from "#platform/i18n/day.tsx";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import type { PageOf } from "#platform/page-of.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { forgetSpellings } from "../../spelling-calls.ts";
import styles from "./said-names.module.css";

type SaidNamesProps = {
  said: PageOf<SaidSpelling>;
  addressOf: (page: number) => string;
  onUndone: (name: SaidSpelling) => void;
};

/** What was said of names on menus, the last first, each with the way back. */
export function SaidNames({ said, addressOf, onUndone }: SaidNamesProps) {
  const labels = usePageLabels(said.pageCount);
  if (said.total === 0) return null;
  return (
    <Section title={<Trans id="product-editing.said">Joined lately</Trans>}>
      <Stack gap={4}>
        <ul className={styles.said}>
          {said.items.map((name) => (
            <li key={`${name.spelling} ${name.isSample}`}>
              <SaidName name={name} onUndone={onUndone} />
            </li>
          ))}
        </ul>
        <Pagination
          currentPage={said.page}
          pageCount={said.pageCount}
          addressOf={addressOf}
          labels={labels}
        />
      </Stack>
    </Section>
  );
}

function SaidName({ name: said, onUndone }: Pick<SaidNamesProps, "onUndone"> & { name: SaidSpelling }) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const { isBusy, failure, press } = usePress();
  const { name, spelling, isSample, lineCount, twice } = said;
  const by = said.by ?? t({ id: "product-editing.said.gone", message: "somebody who is gone" });
  async function undo(): Promise<void> {
    await forgetSpellings({ spellings: [spelling], isSample });
    onUndone(said);
  }

  const day = <Day at={said.saidAt} />;
  const productName = said.product?.name;
  const product = said.product && (
    <Link to={`/dashboard/products/product?id=${said.product["_id"]}`}>{said.product.name}</Link>
  );
  return (
    <Stack gap={3}>
      <p>
        {product ? (
          <Trans id="product-editing.said.joined">
            “{name}” is {product}.
          </Trans>
        ) : (
          <Trans id="product-editing.said.none">“{name}” is not a product.</Trans>
        )}{" "}
        <Trans id="product-editing.said.by">
          Said by {by}, {day}.
        </Trans>{" "}
        <Plural
          id="product-editing.said.lines"
          value={lineCount}
          one="# line on menus."
          other="# lines on menus."
        />
      </p>
      {twice.length > 0 && said.product && (
        <p>
          <Trans id="product-editing.said.twice">
            {productName} is on the menu already at: <ShopMenus shops={twice} />. The line of this name stays
            there as it is written.
          </Trans>
        </p>
      )}
      <div>
        <Button
          kind="quiet"
          disabled={!isHydrated}
          isLoading={isBusy}
          aria-label={t({ id: "product-editing.said.undo-named", message: `Undo: ${name}` })}
          onClick={() => void press(undo)}
        >
          <Trans id="product-editing.said.undo">Undo</Trans>
        </Button>
      </div>
      <div role="alert">
        {failure !== undefined && (
          <Notice tone="problem">
            {SAMPLES_ONLY.in(failure) ? (
              <Trans id="product-editing.said.samples-only">
                You’re trying this as a sample person, who can only undo names on sample menus.
              </Trans>
            ) : (
              <Trans id="product-editing.said.failed">That didn’t work. The name is joined as before.</Trans>
            )}
          </Notice>
        )}
      </div>
    </Stack>
  );
}

/** The shops of whose menus it is told, each with the way there. */
function ShopMenus({ shops }: { shops: SaidSpelling["twice"] }) {
  return shops.map(({ slug, name }, place) => (
    <Fragment key={slug}>
      {place > 0 && ", "}
      <Link to={`/coffeeshop/${encodeURIComponent(slug)}#menu`}>{name}</Link>
    </Fragment>
  ));
}
