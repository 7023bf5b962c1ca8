import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  LEAST_LIKENESS,
  likenessOf,
  MOST_SPELLINGS,
  type SpelledLine,
  STRONG_LIKENESS,
  type WaitingSpelling,
} from "#features/products/spelling.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { ProductCalled } from "../../calls.ts";
import { ProductToJoin } from "../dashboard/product-to-join.tsx";
import type { JoinedTo } from "./name-room.tsx";
import { SpelledLines } from "./spelled-lines.tsx";

/** A name that waits; `id` is fit for an address. */
export interface QueuedName {
  id: string;
  of: WaitingSpelling;
}

type NameCaseProps = {
  name: QueuedName;
  /** On the menus of the first few shops; null until they are read. */
  lines: readonly SpelledLine[] | null;
  /** That wait too. */
  others: readonly QueuedName[];
  /** All of them may be one product: each can be joined with it. */
  areOfOne: boolean;
  onJoin: (along: readonly QueuedName[], product: JoinedTo) => void;
};

/** More would be read by nobody. */
const MOST_OTHERS = 12;

/** A name on menus: where it stands, what else is decided with it, which product it may be, and the ways when it is none of these. */
export function NameCase({ name, lines, others, areOfOne, onJoin }: NameCaseProps) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [sought, setSought] = useState<ProductCalled | null>(null);
  const { of } = name;
  const alike = areOfOne ? others.slice(0, MOST_SPELLINGS - 1) : alikeOf(name, others);
  const areAllTicked = alike.every(({ id }) => ticked.has(id));
  const along = others.filter(({ id }) => ticked.has(id));

  function tick(id: string, isTicked: boolean) {
    setTicked(new Set(isTicked ? [...ticked, id] : [...ticked].filter((one) => one !== id)));
  }

  return (
    <Stack gap={6}>
      <CaseHeading>{of.name}</CaseHeading>
      {lines && lines.length > 0 && <SpelledLines lines={lines} shopCount={of.shopCount} />}
      {alike.length > 0 && (
        <fieldset>
          <legend>
            <Trans id="product-editing.names.too">The same product, written otherwise?</Trans>
          </legend>
          <Stack gap={2}>
            {areOfOne && (
              <Checkbox
                label={t({ id: "product-editing.names.all", message: "All of them" })}
                checked={areAllTicked}
                onChange={() => setTicked(new Set(areAllTicked ? [] : alike.map(({ id }) => id)))}
              />
            )}
            {alike.map(({ id, of: other }) => (
              <Checkbox
                key={id}
                label={other.name}
                checked={ticked.has(id)}
                onChange={({ target }) => tick(id, target.checked)}
              />
            ))}
          </Stack>
        </fieldset>
      )}
      {of.guesses.length > 0 && (
        <Section level={3} title={<Trans id="product-editing.names.guesses">It may be</Trans>}>
          <Cluster gap={3}>
            {of.guesses.map((guess, at) => (
              <Button
                key={guess["_id"]}
                kind={at === 0 && guess.likeness >= STRONG_LIKENESS ? "primary" : "quiet"}
                data-key={at === 0 ? "a" : undefined}
                disabled={!isHydrated}
                onClick={() => onJoin(along, { id: guess["_id"], name: guess.name })}
              >
                {guess.name} · {Math.round(guess.likeness * 100)}%
              </Button>
            ))}
          </Cluster>
        </Section>
      )}
      <Section level={3} title={<Trans id="product-editing.names.another">Another product</Trans>}>
        <Stack gap={4}>
          <ProductToJoin rawName={of.name} isSample={of.isSample} joined={sought} onJoin={setSought} />
          <Cluster gap={4}>
            <Button
              kind="quiet"
              disabled={!isHydrated || sought === null}
              onClick={() => sought && onJoin(along, sought)}
            >
              <Trans id="product-editing.names.join">Join</Trans>
            </Button>
            <Link to={addressOfNew(name, along)}>
              <Trans id="product-editing.names.new">Make a new product of it</Trans>
            </Link>
            <Button kind="quiet" data-key="r" disabled={!isHydrated} onClick={() => onJoin(along, null)}>
              {t({ id: "product-editing.names.not-a-product", message: "Not a product" })}
            </Button>
          </Cluster>
        </Stack>
      </Section>
    </Stack>
  );
}

/** The editor of a new product that these names join. */
function addressOfNew({ of }: QueuedName, along: readonly QueuedName[]): string {
  const joins = [of, ...along.map((other) => other.of)].map(({ spelling }) => ["joins", spelling]);
  const search = new URLSearchParams([["name", of.name], ...joins]);
  return `/dashboard/products/product?new&${search}${of.isSample ? "&sample" : ""}`;
}

/** Those that may be other spellings of it, the likest first. */
function alikeOf({ of: { name } }: QueuedName, others: readonly QueuedName[]): readonly QueuedName[] {
  return others
    .map((other) => ({ other, likeness: likenessOf(name, other.of.name) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((one, another) => another.likeness - one.likeness)
    .slice(0, MOST_OTHERS)
    .map(({ other }) => other);
}
