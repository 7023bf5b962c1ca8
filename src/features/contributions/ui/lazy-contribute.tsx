import { lazy, Suspense } from "react";
import type { ShopContributions } from "#features/shops/ui/shop-page/shop-contributions.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";
import type { ContributeProps } from "./contribute.tsx";
import type { SuggestedShop } from "./suggest/suggest-sheet.tsx";

/** Lazy: the page is read before anything of it is put right. */
const Lazy = lazy(async () => {
  const fetching = Promise.all([import("./contribute.tsx"), needArea("contributions")]);
  const [{ Contribute }] = await fetching.catch(loadAsDocument);
  return { default: Contribute };
});

/** Photos are there for few shops. */
export const LazyMenuImages = lazy(async () => {
  const fetching = Promise.all([import("./menu-images.tsx"), needArea("contributions")]);
  const [{ MenuImages }] = await fetching.catch(loadAsDocument);
  return { default: MenuImages };
});

/** Most people have contributed nothing yet. */
export const LazyOwnChanges = lazy(async () => {
  const fetching = Promise.all([
    import("./own-changes.tsx"),
    needArea("contributions"),
    needArea("shop-page"),
  ]);
  const [{ OwnChanges }] = await fetching.catch(loadAsDocument);
  return { default: OwnChanges };
});

function Contribute(props: ContributeProps) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}

/** What visitors of a shop’s page can put right, and where. */
export function contributionsTo(
  shop: SuggestedShop,
  { isGuest, people }: { isGuest: boolean; people: readonly { url: string; name: string }[] },
): ShopContributions {
  const shared = { shop, isGuest };
  return {
    confirm: (group) => <Contribute {...shared} part="confirm" group={group} />,
    answer: (unknown) => <Contribute {...shared} part="answer" unknown={unknown} />,
    suggest: (topic) => <Contribute {...shared} part="suggest" topic={topic} />,
    thanks: people.length > 0 && <Contribute {...shared} part="thanks" people={people} />,
  };
}
