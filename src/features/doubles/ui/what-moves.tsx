import { Plural, Trans } from "@lingui/react/macro";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { COUNT_NAMES, type DoublePair } from "../double.ts";
import { useCountWords } from "./use-count-words.ts";

type WhatMovesProps = {
  winner: DoublePair["one"];
  loser: DoublePair["one"];
  /** Whether whoever speaks for the one that goes speaks for the winner from here on. */
  withPeople: boolean;
};

/** What a merge does with what stands with the one that goes, kind by kind. */
export function WhatMoves({ winner, loser, withPeople }: WhatMovesProps) {
  const words = useCountWords();
  const { moves, aside, addresses } = loser.goes;
  const [winnerName, loserName] = [winner.name, loser.name];
  const told = COUNT_NAMES.filter(
    (name) => (name !== "people" || withPeople) && (moves[name] ?? 0) + (aside[name] ?? 0) > 0,
  );
  const hasAside = told.some((name) => (aside[name] ?? 0) > 0);
  return (
    <Stack gap={4}>
      {told.length === 0 ? (
        <p>
          <Trans id="doubles.moves.none">Nothing stands with it yet: only its address moves.</Trans>
        </p>
      ) : (
        <DefinitionList
          items={told.map((name) => ({
            id: name,
            term: words[name],
            description: <Count moveCount={moves[name] ?? 0} asideCount={aside[name] ?? 0} />,
          }))}
        />
      )}
      {hasAside && (
        <p>
          <Trans id="doubles.aside">
            What the same shop or person has with both counts once: that of {winnerName} stays, that of{" "}
            {loserName} is kept aside, unseen, and comes back if you undo.
          </Trans>
        </p>
      )}
      <Addresses winnerName={winnerName} addresses={addresses} />
    </Stack>
  );
}

function Count({ moveCount, asideCount }: { moveCount: number; asideCount: number }) {
  const moves = <Plural id="doubles.goes-along" value={moveCount} one="# goes along" other="# go along" />;
  const stays = <Plural id="doubles.kept-aside" value={asideCount} one="# kept aside" other="# kept aside" />;
  if (asideCount === 0) return moves;
  if (moveCount === 0) return stays;
  return (
    <>
      {moves}, {stays}
    </>
  );
}

/** Which addresses lead to the winner; of what has no page none. */
export function Addresses({ winnerName, addresses }: { winnerName: string; addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <div>
      <p>
        <Trans id="doubles.addresses">Addresses that lead to {winnerName} from then on:</Trans>
      </p>
      <ul>
        {addresses.map((path) => (
          <li key={path}>
            <code translate="no">{path}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
