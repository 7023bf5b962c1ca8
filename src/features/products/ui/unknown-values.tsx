import { Trans } from "@lingui/react/macro";
import { Notice } from "#ui/notice/notice.tsx";
import type { UnknownValue } from "../product-query.ts";

/** A link that is old or mistyped still shows a list, and says what it left out. */
export function UnknownValues({ values }: { values: readonly UnknownValue[] }) {
  if (values.length === 0) return null;
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
