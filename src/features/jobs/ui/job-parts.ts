import { withNewsTexts } from "#features/deals/ui/with-news-texts.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

// The parts of pages with jobs that are only shown.

export const JobGridAsDrawn = asDrawn(async () => (await withNewsTexts(import("./job-grid.tsx"))).JobGrid);

export const JobSheetAsDrawn = asDrawn(async () => (await withNewsTexts(import("./job-sheet.tsx"))).JobSheet);

export const ShopJobsAsDrawn = asDrawn(async () => (await withNewsTexts(import("./shop-jobs.tsx"))).ShopJobs);
