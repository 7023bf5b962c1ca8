import { Trans } from "@lingui/react/macro";
import type { PotencyMethod } from "../../product.ts";
import { useObservedAge } from "./use-age.ts";

/** How a percentage is known and how old that is; what is said of a strain is no measurement. */
export function PotencyMethodLine({
  method,
  observedOn,
  now,
}: {
  method: PotencyMethod;
  observedOn: string;
  now: string;
}) {
  const { seen, age } = useObservedAge(observedOn, now);
  if (method === "lab")
    return (
      <Trans id="product-page.method.lab">
        Measured in a lab, {seen} ({age})
      </Trans>
    );
  if (method === "label")
    return (
      <Trans id="product-page.method.label">
        As the label says, {seen} ({age})
      </Trans>
    );
  return (
    <Trans id="product-page.method.catalogue">
      Said of the strain in a catalogue, {seen} ({age}); not measured in what you buy
    </Trans>
  );
}
