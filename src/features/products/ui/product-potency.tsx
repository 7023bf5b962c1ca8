import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import { permilleText } from "#platform/i18n/format.ts";
import type { ProductCard } from "../product.ts";

/** How strong it is, and by which source: a value of the strain is no measurement of this product. */
export function ProductPotency({
  thcPermille,
  potencyMethod,
}: Pick<ProductCard, "thcPermille" | "potencyMethod">) {
  const { i18n } = useLingui();
  if (thcPermille === null) return null;
  const thc = permilleText(i18n.locale, thcPermille);
  if (potencyMethod === "lab") return <Trans id="product.thc.lab">THC {thc} (lab)</Trans>;
  if (potencyMethod === "label") return <Trans id="product.thc.label">THC {thc} (label)</Trans>;
  return <Trans id="product.thc.catalogue">THC {thc} (catalogue)</Trans>;
}
