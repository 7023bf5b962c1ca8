import { Trans } from "@lingui/react/macro";
import type { ShopContributions } from "#features/shops/ui/shop-page/shop-contributions.ts";
import { type AskedFact, isAskedFact } from "../fact.ts";
import type { OwnWaiting } from "../own-waiting.ts";
import { FactTaps } from "./fact-taps.tsx";
import { KnowOne } from "./know-one.tsx";
import type { SuggestedShop } from "./suggest/suggest-sheet.tsx";
import { SuggestButton } from "./suggest-button.tsx";
import { Thanks } from "./thanks.tsx";
import { WaitingAt } from "./waiting-at.tsx";

/** What visitors of a shop’s page can put right, and where. */
export function contributionsTo(
  shop: SuggestedShop,
  {
    isGuest,
    people,
    own,
  }: { isGuest: boolean; people: readonly { url: string; name: string }[]; own: OwnWaiting | null },
): ShopContributions {
  // What the reader answered before and waits is not asked of them again.
  const told = own?.changes.flatMap(({ fields }) => fields.map(({ field }) => field)) ?? [];
  const isUnanswered = (fact: AskedFact) => !told.includes(fact);
  return {
    confirm: (group) => <FactTaps shopId={shop.id} group={group} isGuest={isGuest} />,
    answer: (unknown) => (
      <KnowOne shopId={shop.id} facts={unknown.filter(isAskedFact).filter(isUnanswered)} isGuest={isGuest} />
    ),
    suggest: (topic) => (
      <SuggestButton shop={shop} topic={topic} isGuest={isGuest}>
        {topic === "hours" && <Trans id="contributions.add-hours">Add the hours</Trans>}
        {topic === "menu" && <Trans id="contributions.add-menu">Add the menu</Trans>}
        {topic === null && <Trans id="contributions.suggest">Suggest a change</Trans>}
      </SuggestButton>
    ),
    waiting: (place) => <WaitingAt place={place} own={own} />,
    thanks: people.length > 0 && <Thanks people={people} />,
  };
}
