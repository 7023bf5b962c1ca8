import type { CorrectedFact } from "../../correction.ts";
import type { ProductDetails } from "../../product-details.ts";
import { CatalogueSource } from "./catalogue-source.tsx";
import styles from "./product-page.module.css";

type CorrectedLineProps = { product: Pick<ProductDetails, "corrections">; fact: CorrectedFact; now: string };

/** Whose word a fact is that people put right, and since when; nothing where it has the source of the rest. */
export function CorrectedLine({ product: { corrections }, fact, now }: CorrectedLineProps) {
  const correction = corrections.find((one) => one.fact === fact);
  if (!correction) return null;
  return (
    <span className={styles.method}>
      <CatalogueSource source={correction.source} observedOn={correction.observedOn} now={now} />
    </span>
  );
}
