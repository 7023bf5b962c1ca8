import { changeLines } from "./change-lines.ts";
import type { RegisterReport } from "./import-register.ts";

/** What the import of a register did, for a person to read: each new shop, each field old → new, and who is no longer in it. */
export function registerReportLines(report: RegisterReport, title: string, attribution: string): string[] {
  const { readCount, addedCount, changedCount, unchangedCount, refused, remarks = [], unlicensed } = report;
  return [
    `${title}: ${readCount} licences read, ${addedCount} added, ${changedCount} changed, ${unchangedCount} unchanged, ${refused.length} refused`,
    ...changeLines(report),
    ...refused.map(({ line, reasons }) => `  line ${line}: ${reasons.join("; ")}`),
    ...remarks.map(({ line, text }) => `  line ${line}: ${text}`),
    ...(unlicensed.length > 0 ? [`${unlicensed.length} are no longer in the register. Please look:`] : []),
    ...unlicensed.map(({ slug, name }) => `  ? ${slug} (${name})`),
    attribution,
  ];
}
