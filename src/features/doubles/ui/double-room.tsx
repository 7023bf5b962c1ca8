import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import { QueuePage } from "#features/dashboard/ui/queue/queue-page.tsx";
import { type ChosenCase, useDecisions, type WhyNot } from "#features/dashboard/ui/queue/use-decisions.ts";
import { useQueueKeyWords } from "#features/dashboard/ui/queue/use-queue-key-words.ts";
import { CallFailed } from "#platform/http-client.ts";
import { Stack } from "#ui/layout/stack.tsx";
import {
  BRED_BY_A_THIRD,
  CLOSED_FOR_GOOD,
  MERGED_ALREADY,
  OTHER_MENU_RULES,
  TOO_MANY_DEALS,
} from "../call-refusals.ts";
import { keepApart, mergeDoubles } from "../calls.ts";
import { DOUBLE_KINDS, type DoneMerge, type DoubleKind, type DoublePair } from "../double.ts";
import { type ChosenMerge, DoubleCase } from "./double-case.tsx";
import { MergeList } from "./merge-list.tsx";

type DoubleRoomProps = ChosenCase & {
  pairs: readonly DoublePair[];
  merges: readonly DoneMerge[];
  /** ISO 8601. */
  now: string;
};

/** Two that may be one, pair after pair, and what was merged. */
export function DoubleRoom({ pairs, merges, now, ...chosenCase }: DoubleRoomProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const queued = pairs.map((of) => ({ id: of["_id"], of }));
  const failed = t({ id: "doubles.failed", message: "That didn’t work. The two are as they were." });
  const decisions = useDecisions(queued, chosenCase, { failed, whyNot: useWhyNot() });
  const { items, decide, bringBack } = decisions;
  const merged = t({ id: "doubles.outcome.merged", message: "Merged" });
  const apart = t({ id: "doubles.outcome.apart", message: "Not the same" });
  const keyWords = useQueueKeyWords({
    accept: t({ id: "doubles.keys.merge", message: "merge" }),
    refuse: t({ id: "doubles.keys.not-same", message: "not the same" }),
  });
  const lists: Record<DoubleKind, string> = {
    strain: t({ id: "doubles.list.strain", message: "Strains" }),
    product: t({ id: "doubles.list.product", message: "Products" }),
    brand: t({ id: "doubles.list.brand", message: "Brands" }),
    shop: t({ id: "doubles.list.shop", message: "Shops" }),
  };
  const nameOf = ({ one, other }: DoublePair) =>
    t({ id: "doubles.pair", message: `${one.name} and ${other.name}` });

  function say(item: (typeof queued)[number], chosen: ChosenMerge | null) {
    const { id, of } = item;
    const pair = { _id: id, rev: of.rev };
    decide(item, { outcome: chosen ? merged : apart, name: nameOf(of) }, async () => {
      try {
        await (chosen ? mergeDoubles({ ...pair, ...chosen }) : keepApart(pair));
      } catch (failure) {
        // It comes back as it stands by now, to be decided anew.
        await revalidate();
        throw failure;
      }
    });
  }

  return (
    <Stack gap={8}>
      <QueuePage
        decisions={decisions}
        keyWords={keyWords}
        isListAbove
        onRefuse={(shown) => shown.querySelector<HTMLElement>('[data-key="r"]')?.click()}
        lists={DOUBLE_KINDS.map((kind) => ({
          title: lists[kind],
          label: lists[kind],
          items: items
            .filter(({ of }) => of.kind === kind)
            .map(({ id, of }) => ({ id, title: nameOf(of), text: "" })),
        }))}
        empty={<Trans id="doubles.none">No two look like one. They are looked for every night.</Trans>}
      >
        {(chosen) => (
          <DoubleCase
            key={chosen.of.rev}
            pair={chosen.of}
            now={now}
            onMerge={(choice) => say(chosen, choice)}
            onKeepApart={() => say(chosen, null)}
          />
        )}
      </QueuePage>
      {!chosenCase.within && (
        <MergeList merges={merges} onUndone={({ pairId }) => pairId !== null && bringBack([pairId])} />
      )}
    </Stack>
  );
}

/** Why two were not merged, where more is known than that it failed. */
function useWhyNot() {
  const { t } = useLingui();
  const gone = t({ id: "doubles.merged-already", message: "One of the two was merged already." });
  const changed = t({
    id: "doubles.changed",
    message:
      "One of the two changed since you looked. Here they are as they stand now: look again, then decide.",
  });
  const deals = t({
    id: "doubles.too-many-deals",
    message: "Together they have more than five live deals, and a brand has five at most. Pause some first.",
  });
  const closed = t({
    id: "doubles.closed-for-good",
    message: "The one that would stay is closed for good. Swap the two, or open it first.",
  });
  const rules = t({
    id: "doubles.other-menu-rules",
    message: "Each has a rule of its own for showing its menu. Make the two rules the same first.",
  });
  const third = t({
    id: "doubles.bred-by-a-third",
    message:
      "One of the two was bred from the other by way of a third strain, which would then come from itself. Put the parents right first.",
  });
  const samplesOnly = t({
    id: "doubles.samples-only",
    message: "You’re trying this as a sample person, who can only decide about samples.",
  });
  return (failure: unknown): WhyNot | undefined => {
    if (SAMPLES_ONLY.in(failure)) return { alert: samplesOnly, isBack: true };
    if (TOO_MANY_DEALS.in(failure)) return { alert: deals, isBack: true };
    if (CLOSED_FOR_GOOD.in(failure)) return { alert: closed, isBack: true };
    if (OTHER_MENU_RULES.in(failure)) return { alert: rules, isBack: true };
    if (BRED_BY_A_THIRD.in(failure)) return { alert: third, isBack: true };
    if (MERGED_ALREADY.in(failure)) return { alert: gone, isBack: false };
    const isStale = failure instanceof CallFailed && failure.errors.some(({ param }) => param === "rev");
    return isStale ? { alert: changed, isBack: true } : undefined;
  };
}
