import { Trans } from "@lingui/react/macro";
import type { UnknownValue } from "#platform/read-query.ts";
import { Notice } from "#ui/notice/notice.tsx";

/** A link that is old or mistyped still shows a list, and says what it left out. */
export function UnknownValues({ values }: { values: readonly UnknownValue[] }) {
  return (
    <Notice>
      {values.map(({ word, value }) => (
        <p key={`${word} ${value}`}>
          <Trans id="facets.unknown">“{value}” is not a filter we know, so this list leaves it out.</Trans>
        </p>
      ))}
    </Notice>
  );
}
