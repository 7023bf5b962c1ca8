import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ProductField } from "#features/products/correction.ts";
import { useProductFieldWords } from "#features/products/ui/product-field-words.ts";
import type { FactGroup } from "#features/shops/facts.ts";
import { useFactGroupWords } from "#features/shops/ui/shop-page/fact-group-words.ts";
import { Day } from "#platform/i18n/day.tsx";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { withdrawChange } from "../calls.ts";
import { changedNameOf, changedPathOf } from "../changed-item.ts";
import { type ChangeState, GROUP_OF_FIELD, type ShopField, type UserChange } from "../change.ts";
import styles from "./contributed.module.css";

type OwnChangesProps = { changes: readonly UserChange[]; points: number };

/** What one suggested, and what became of it; what waits can be taken back. */
export function OwnChanges({ changes, points }: OwnChangesProps) {
  return (
    <Section title={<Trans id="contributions.own">What you’ve contributed</Trans>}>
      <Stack gap={2}>
        <p>
          <Plural id="contributions.points" value={points} one="# point" other="# points" />
        </p>
        <ul className={styles.own}>
          {changes.map((change) => {
            const { _id: id } = change;
            return <OwnChange key={id} id={id} change={change} />;
          })}
        </ul>
      </Stack>
    </Section>
  );
}

function OwnChange({ id, change }: { id: string; change: UserChange }) {
  const { t } = useLingui();
  // Nodes: as strings, what somebody typed would be read as markup of the message.
  const about = <>{useSubject(change)}</>;
  const { isBusy, failure, press } = usePress();
  const { state, suggestedAt } = change;
  const name = <>{changedNameOf(change)}</>;
  const path = changedPathOf(change);
  const states: Record<ChangeState, string> = {
    pending: t({ id: "contributions.pending", message: "Waiting" }),
    approved: t({ id: "contributions.approved", message: "On the page" }),
    rejected: t({ id: "contributions.rejected", message: "Not accepted" }),
    withdrawn: t({ id: "contributions.withdrawn", message: "Withdrawn" }),
  };
  return (
    <li>
      <span>
        <Trans id="contributions.about">
          {path === null ? name : <Link to={path}>{name}</Link>}: {about}
        </Trans>
        <span className={styles.state}>
          {states[state]}, <Day at={suggestedAt} form="date" />
        </span>
      </span>
      {state === "pending" && (
        <Button kind="bare" isLoading={isBusy} onClick={() => void press(() => withdrawChange(id))}>
          <Trans id="contributions.take-back">Withdraw</Trans>
        </Button>
      )}
      <LiveRegion>
        {failure !== undefined && (
          <Notice tone="problem">
            <Trans id="contributions.failed">That didn’t work. Try again in a moment.</Trans>
          </Notice>
        )}
      </LiveRegion>
    </li>
  );
}

/** The line of a menu by its name, facts of a product one by one, those of a shop by their groups. */
function useSubject({ type, fields, product, answered }: UserChange): string {
  const { i18n, t } = useLingui();
  const words = useFactGroupWords();
  const fieldWords = useProductFieldWords();
  const list = (named: readonly string[]) => new Intl.ListFormat(i18n.locale, { type: "unit" }).format(named);
  if (type === "menu") {
    const name = fields.find(({ field }) => field === "rawName")?.after;
    return product?.name ?? String(name ?? "");
  }
  if (type === "newShop") return t({ id: "contributions.new-shop", message: "A shop that was missing" });
  if (type === "product") return list(fields.map(({ field }) => fieldWords[field as ProductField]));
  const groups = new Set(fields.map(({ field }) => GROUP_OF_FIELD[field as ShopField] as FactGroup));
  const named = groups.size > 0 ? [...groups] : [answered as FactGroup];
  return list(named.map((group) => words[group]));
}
