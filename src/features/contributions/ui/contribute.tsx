import { Trans } from "@lingui/react/macro";
import type { FactGroup } from "#features/shops/facts.ts";
import type { UnknownFact } from "#features/shops/unknown-facts.ts";
import { isAskedFact } from "../fact.ts";
import { FactTaps } from "./fact-taps.tsx";
import { KnowOne } from "./know-one.tsx";
import type { SuggestedShop } from "./suggest/suggest-sheet.tsx";
import { SuggestButton } from "./suggest-button.tsx";
import { Thanks } from "./thanks.tsx";

/** What is shown where: one part of the page, so that it is one file to load. */
export type ContributeProps = { shop: SuggestedShop; isGuest: boolean } & (
  | { part: "confirm"; group: FactGroup }
  | { part: "answer"; unknown: readonly UnknownFact[] }
  | { part: "suggest"; topic: "hours" | "menu" | null }
  | { part: "thanks"; people: readonly { url: string; name: string }[] }
);

export function Contribute({ shop, isGuest, ...asked }: ContributeProps) {
  switch (asked.part) {
    case "confirm":
      return <FactTaps shopId={shop.id} group={asked.group} isGuest={isGuest} />;
    case "answer":
      return <KnowOne shopId={shop.id} facts={asked.unknown.filter(isAskedFact)} isGuest={isGuest} />;
    case "suggest":
      return (
        <SuggestButton shop={shop} topic={asked.topic} isGuest={isGuest}>
          {asked.topic === "hours" && <Trans id="contributions.add-hours">Add the hours</Trans>}
          {asked.topic === "menu" && <Trans id="contributions.add-menu">Add the menu</Trans>}
          {asked.topic === null && <Trans id="contributions.suggest">Suggest a change</Trans>}
        </SuggestButton>
      );
    case "thanks":
      return <Thanks people={asked.people} />;
  }
}
