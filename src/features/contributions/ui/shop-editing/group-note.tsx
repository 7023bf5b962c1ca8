import { Trans } from "@lingui/react/macro";
import { saveItem } from "#features/dashboard/calls.ts";
import type { FactGroup, Provenance } from "#features/shops/facts.ts";
import { FactSource } from "#features/shops/ui/fact-source.tsx";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import type { ShopToEdit } from "../../shop-to-edit.ts";
import styles from "./shop-editing.module.css";

type GroupNoteProps = {
  shop: ShopToEdit;
  group: FactGroup;
  provenance: Provenance | undefined;
  /** Where it was told today, there is nothing to confirm. */
  today: string;
};

/** Who says what a group has, and since when; one press says that it is still so. */
export function GroupNote({ shop, group, provenance, today }: GroupNoteProps) {
  if (!provenance)
    return (
      <p className={styles.note}>
        <Trans id="shop-editing.nothing-told">Nobody has told us yet.</Trans>
      </p>
    );
  return (
    <Cluster gap={3}>
      <span className={styles.note}>
        <FactSource provenance={provenance} />
      </span>
      {provenance.observedOn !== today && <StillSo shop={shop} groups={[group]} />}
    </Cluster>
  );
}

/** Says that groups of facts are still so, as of today. */
export function StillSo({
  shop,
  groups,
  isPrimary = false,
}: {
  shop: ShopToEdit;
  groups: readonly FactGroup[];
  isPrimary?: boolean;
}) {
  const { isBusy, failure, press } = usePress();

  function confirm() {
    void press(() =>
      saveItem("shops", { _id: String(shop.id), rev: shop.rev, changes: { stillSo: groups } }),
    );
  }

  return (
    <>
      <Button kind={isPrimary ? "primary" : "quiet"} isLoading={isBusy} onClick={confirm}>
        {isPrimary ? (
          <Trans id="shop-editing.still-so.all">Everything still so</Trans>
        ) : (
          <Trans id="shop-editing.still-so">Still so</Trans>
        )}
      </Button>
      <LiveRegion>
        {failure !== undefined && (
          <Trans id="shop-editing.failed">That didn’t work. Reload the page and try again.</Trans>
        )}
      </LiveRegion>
    </>
  );
}
