import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ShopInList } from "#features/shops/shop-in-list.ts";
import { ShopRow } from "#features/shops/ui/shop-row.tsx";
import { BookmarkGlyph } from "#ui/icon/glyphs.ts";
import { Grid } from "#ui/layout/grid.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { FollowButton } from "./follow-button.tsx";
import styles from "./followed-shops.module.css";

type FollowedShopsProps = {
  /** From `followedShopCards`, each through `shopInList`. */
  shops: readonly ShopInList[];
  /** When they were read, ISO 8601. */
  now: string;
  /** Saved by a visitor without an account. */
  isOnDevice?: boolean;
};

/** The shops somebody follows. One that is not followed any more stays until the page is left, so that a slip can be undone. */
export function FollowedShops({ shops, now, isOnDevice = false }: FollowedShopsProps) {
  const { t } = useLingui();
  const followed = useMemo(
    () => shops.map((shop) => ({ shop, follow: { isMine: isOnDevice ? null : true, count: 0 } })),
    [shops, isOnDevice],
  );
  const pocket = (
    <p>
      <Link to="/pocket">
        <Trans id="social.pocket">Cities that you took along</Trans>
      </Link>
    </p>
  );
  if (shops.length === 0) {
    return (
      <EmptyState
        glyph={BookmarkGlyph}
        title={t({ id: "social.no-follows", message: "You haven’t saved any shops yet" })}
        action={
          <ButtonLink to="/coffeeshops" kind="quiet">
            <Trans id="social.find-shops">Find a coffeeshop</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans id="social.no-follows.text">Press Save on a shop’s page, and you’ll find it here.</Trans>
        </p>
        {pocket}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <Grid as="ul" columns="rows" gap={8}>
        {followed.map(({ shop, follow }) => (
          <ShopRow
            key={shop.id}
            shop={shop}
            now={now}
            action={
              <div className={styles.action}>
                <FollowButton shop={shop} follow={follow} isIcon />
              </div>
            }
          />
        ))}
      </Grid>
      {pocket}
    </Stack>
  );
}
