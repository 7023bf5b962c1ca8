import { Trans } from "@lingui/react/macro";
import { VISITOR_WORDS } from "#features/shops/visitor-words.ts";
import type { UnknownValue } from "#platform/read-query.ts";
import { Notice } from "#ui/notice/notice.tsx";

const ANSWERS = new Set<string>(VISITOR_WORDS);

/** The notice for an old or mistyped link: its page is shown, and the ignored values are named as they are in the address. */
export function UnknownValues({ values }: { values: readonly UnknownValue[] }) {
  // Long values are cut, so two may look alike.
  const shown = new Map(values.map(({ word, value }) => [`${word}=${value}`, word]));
  return (
    <Notice>
      {[...shown].map(([value, word]) => (
        <p key={value}>
          <LeftOut word={word} value={value} />
        </p>
      ))}
    </Notice>
  );
}

function LeftOut({ word, value: said }: UnknownValue) {
  // A node: as a string, what stands in an address would be read as markup of the message.
  const value = <>{said}</>;
  if (word === "sort")
    return (
      <Trans id="facets.unknown-order">
        This list can’t be sorted by “{value}”, so it’s in its usual order.
      </Trans>
    );
  if (ANSWERS.has(word))
    return <Trans id="door.unknown-answer">We don’t know the answer “{value}”, so it’s ignored.</Trans>;
  return <Trans id="facets.unknown">There’s no filter “{value}”, so it’s ignored.</Trans>;
}
