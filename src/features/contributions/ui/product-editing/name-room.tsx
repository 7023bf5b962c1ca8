import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import { QueuePage } from "#features/dashboard/ui/queue/queue-page.tsx";
import { type ChosenCase, useDecisions } from "#features/dashboard/ui/queue/use-decisions.ts";
import { useQueueKeyWords } from "#features/dashboard/ui/queue/use-queue-key-words.ts";
import {
  idOfSpelling,
  type SaidSpelling,
  type SpelledLine,
  type WaitingSpelling,
} from "#features/products/spelling.ts";
import type { PageOf } from "#platform/page-of.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { joinSpellings } from "../../spelling-calls.ts";
import { NameCase, type QueuedName } from "./name-case.tsx";
import { SaidNames } from "./said-names.tsx";

type NameRoomProps = ChosenCase & {
  /** Those of most shops first. */
  names: readonly QueuedName[];
  /** Of menus that have the chosen one. */
  lines: readonly SpelledLine[];
  /** What was said of others, the last first. */
  said: PageOf<SaidSpelling>;
  /** Only those that may be this product are shown, the likest first; null for all. */
  like: { id: string; name: string } | null;
};

/** What names are joined to; null says that they are no product. */
export type JoinedTo = { id: string; name: string } | null;

/** The names on menus that no product carries, one after the other. */
export function NameRoom({ names, lines, said, like, ...chosenCase }: NameRoomProps) {
  const { t } = useLingui();
  const samplesOnly = t({
    id: "product-editing.names.samples-only",
    message: "You’re trying this as a sample person, who can only join names on sample menus.",
  });
  const decisions = useDecisions(names, chosenCase, {
    failed: t({ id: "product-editing.names.failed", message: "That didn’t work. The names wait as before." }),
    whyNot: (failure) => (SAMPLES_ONLY.in(failure) ? { alert: samplesOnly, isBack: true } : undefined),
  });
  const { items, chosen: shown, isLoaded, decide, bringBack } = decisions;
  const { path } = chosenCase;
  const addressOf = (page: number) =>
    page > 1 ? `${path}${path.includes("?") ? "&" : "?"}page=${page}` : path;
  const none = t({ id: "product-editing.names.not-a-product", message: "Not a product" });
  const label = t({ id: "product-editing.names.list", message: "Names that wait" });
  const hasGuess = shown !== undefined && shown.of.guesses.length > 0;
  const keyWords = useQueueKeyWords({
    accept: hasGuess
      ? t({ id: "product-editing.names.keys.join", message: "join to the first guess" })
      : undefined,
    refuse: t({ id: "product-editing.names.keys.none", message: "not a product" }),
  });

  function join(chosen: QueuedName, along: readonly QueuedName[], product: JoinedTo) {
    const all = [chosen, ...along];
    const productName = product?.name;
    const told = {
      outcome: productName
        ? t({ id: "product-editing.names.joined", message: `Joined to ${productName}` })
        : none,
      name: all.map(({ of }) => of.name).join(", "),
      along,
    };
    decide(chosen, told, () =>
      joinSpellings({
        spellings: all.map(({ of }) => of.spelling),
        isSample: chosen.of.isSample,
        product: product && { _id: product.id },
      }),
    );
  }

  return (
    <Stack gap={8}>
      {like && <NamesLike {...like} />}
      <QueuePage
        decisions={decisions}
        keyWords={keyWords}
        onRefuse={(shown) => shown.querySelector<HTMLElement>('[data-key="r"]')?.click()}
        lists={[
          {
            label,
            items: items.map(({ id, of }) => ({ id, title: of.name, text: <ShopCount {...of} /> })),
          },
        ]}
        empty={
          like ? (
            <Trans id="product-editing.names.none-like">No name that waits is like this one.</Trans>
          ) : (
            <Trans id="product-editing.names.empty">Every name on a menu has its product, or is none.</Trans>
          )
        }
      >
        {(chosen) => (
          <NameCase
            name={chosen}
            lines={isLoaded ? lines : null}
            others={items.filter((one) => one !== chosen && one.of.isSample === chosen.of.isSample)}
            areOfOne={like !== null}
            onJoin={(along, product) => join(chosen, along, product)}
          />
        )}
      </QueuePage>
      <SaidNames said={said} addressOf={addressOf} onUndone={(name) => bringBack([idOfSpelling(name)])} />
    </Stack>
  );
}

/** Which product the names shown may be, with the way to it and to all names. */
function NamesLike({ id, name }: { id: string; name: string }) {
  return (
    <p>
      <Trans id="product-editing.names.like">
        Names that may be <Link to={`/dashboard/products/product?id=${id}`}>{name}</Link>, the closest first.{" "}
        <Link to="/dashboard/products/names">Show all names</Link>
      </Trans>
    </p>
  );
}

function ShopCount({ shopCount }: WaitingSpelling) {
  return <Plural id="product-editing.names.shops" value={shopCount} one="# shop" other="# shops" />;
}
