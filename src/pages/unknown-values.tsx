import { Trans } from "@lingui/react/macro";
import type { UnknownValue } from "#platform/read-query.ts";
import { Notice } from "#ui/notice/notice.tsx";

/** A link that is old or mistyped still shows a list, and says what it left out, as it stands in the address. */
export function UnknownValues({ values }: { values: readonly UnknownValue[] }) {
  // Long values are cut, so two may look alike.
  const shown = new Map(values.map(({ word, value }) => [`${word}=${value}`, word]));
  return (
    <Notice>
      {[...shown].map(([value, word]) => (
        <p key={value}>
          {word === "sort" ? (
            <Trans id="facets.unknown-order">
              “{value}” is not an order this list has, so it stands in its usual one.
            </Trans>
          ) : (
            <Trans id="facets.unknown">“{value}” is not a filter we know, so this list leaves it out.</Trans>
          )}
        </p>
      ))}
    </Notice>
  );
}
