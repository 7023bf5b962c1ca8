import { Trans, useLingui } from "@lingui/react/macro";
import { ShopGlyph } from "#ui/icon/glyphs.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import styles from "./person-page.module.css";

type FollowedShopLinksProps = { shops: readonly { id: number; slug: string; name: string }[] };

/** The shops that somebody follows, the latest first: what the phone's bar calls saved. */
export function FollowedShopLinks({ shops }: FollowedShopLinksProps) {
  const { t } = useLingui();
  if (shops.length === 0) {
    return (
      <EmptyState
        glyph={ShopGlyph}
        title={t({ id: "follows.none.title", message: "You don’t follow any shop yet" })}
      >
        <Trans id="follows.none">
          <Link to="/coffeeshops">Pick a town</Link> and follow the shops you like: you’ll find them here.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <Stack as="ul" gap={1}>
      {shops.map(({ id, slug, name }) => (
        <li key={id}>
          <Link to={`/coffeeshop/${slug}`} className={styles.like}>
            {name}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
