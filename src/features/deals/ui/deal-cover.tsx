import type { DealType } from "#features/compliance/compliance.ts";
import { Cover } from "#ui/cover/cover.tsx";
import type { CoverMotif } from "#ui/cover/cover-plan.ts";
import type { DealCard } from "../deal.ts";

/** What a deal without a picture is drawn of: never of cannabis, which no deal is about. */
const MOTIFS: Record<DealType, CoverMotif> = {
  supplies: "tools",
  merchandise: "bags",
  foodDrink: "cookies",
  event: "bunting",
};

/** The drawn cover of a deal without a picture. */
export function DealCover({ deal: { id, category } }: { deal: Pick<DealCard, "id" | "category"> }) {
  return <Cover motif={MOTIFS[category]} seed={`deal-${id}`} />;
}
