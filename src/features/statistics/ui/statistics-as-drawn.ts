import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";
import { withStatisticsTexts } from "./with-statistics-texts.ts";

export const StatisticsSheetAsDrawn = asDrawn(
  async () => (await withStatisticsTexts(import("./statistics-sheet.tsx"))).StatisticsSheet,
);
