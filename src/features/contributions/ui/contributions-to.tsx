import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import type { ShopContributions } from "#features/shops/ui/shop-page/shop-contributions.ts";
import { type AskedFact, isAskedFact } from "../fact.ts";
import { isWaitingFor, type OwnWaiting, waitingOf } from "../own-waiting.ts";
import { FactTaps } from "./fact-taps.tsx";
import { KnowOne } from "./know-one.tsx";
import { LazyOwnWaiting } from "./lazy-parts.ts";
import type { SuggestedShop } from "./suggest/suggest-sheet.tsx";
import { isTopic } from "../suggest-topic.ts";
import { SuggestButton } from "./suggest-button.tsx";
import { Thanks } from "./thanks.tsx";

/** What visitors of a shop’s page can put right, and where. */
export function contributionsTo(
  shop: SuggestedShop,
  {
    isGuest,
    people,
    own,
  }: { isGuest: boolean; people: readonly { url: string; name: string }[]; own: OwnWaiting | null },
): ShopContributions {
  // What the reader said before and waits is not asked of them again.
  const told = own?.changes.flatMap(({ fields }) => fields.map(({ field }) => field)) ?? [];
  const isUnanswered = (fact: AskedFact) => !told.includes(fact);
  return {
    confirm: (group) =>
      !isWaitingFor(own, group) && (
        <FactTaps
          shopId={shop.id}
          group={group}
          isGuest={isGuest}
          otherwise={
            isTopic(group) && (
              <SuggestButton shop={shop} topic={group} isGuest={isGuest} own={own}>
                <Trans id="contributions.what-now">Say what it is now</Trans>
              </SuggestButton>
            )
          }
        />
      ),
    answer: (unknown) => (
      <KnowOne shopId={shop.id} facts={unknown.filter(isAskedFact).filter(isUnanswered)} isGuest={isGuest} />
    ),
    suggest: (topic) => {
      const isTold = topic !== null && waitingOf(own, topic).length > 0;
      return (
        <SuggestButton shop={shop} topic={topic} isGuest={isGuest} own={own}>
          {isTold && <Trans id="contributions.change-yours">Change yours</Trans>}
          {!isTold && topic === "hours" && shop.openingHours === null && (
            <Trans id="contributions.add-hours">Add the hours</Trans>
          )}
          {!isTold && topic === "hours" && shop.openingHours !== null && (
            <Trans id="contributions.add-days">Add the other days</Trans>
          )}
          {!isTold && topic === "menu" && <Trans id="contributions.add-menu">Add the menu</Trans>}
          {topic === null && <Trans id="contributions.suggest">Suggest a change</Trans>}
        </SuggestButton>
      );
    },
    waiting: own && own.changes.length + own.images.length > 0 && (
      <Suspense>
        <LazyOwnWaiting {...own} />
      </Suspense>
    ),
    thanks: people.length > 0 && <Thanks people={people} />,
  };
}
