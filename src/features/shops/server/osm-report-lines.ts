import { changeLines } from "./change-lines.ts";
import type { OsmReport } from "./osm-report.ts";

/** What an import of OpenStreetMap did, for a person to read; `withChanges` adds each field of each shop, old → new. */
export function osmReportLines(
  report: OsmReport,
  file: string,
  { withChanges }: { withChanges: boolean },
): string[] {
  const { readCount, addedCount, changedCount, unchangedCount, refused, passedOverCount } = report;
  return [
    `${file}: ${readCount} shops read, ${addedCount} added, ${changedCount} changed, ${unchangedCount} unchanged, ${refused.length} refused`,
    ...(passedOverCount > 0
      ? [`  ${passedOverCount} cafés are not known to be coffeeshops and were passed over`]
      : []),
    ...(withChanges ? changeLines(report) : []),
    ...refused.map(({ element, reasons }) => `  ${element}: ${reasons.join("; ")}`),
    ...report.remarks.map(({ element, text }) => `  ${element}: ${text}`),
    ...closingLines(report),
    ...(addedCount + changedCount > 0
      ? [
          "© OpenStreetMap contributors, ODbL 1.0: whoever publishes these data says so and shares them alike.",
        ]
      : []),
  ];
}

function closingLines({ closings }: OsmReport): string[] {
  if (closings.length === 0) return [];
  return [
    `${closings.length} may be closed. Nothing was changed; please look:`,
    ...closings.map(({ slug, name, reason }) => `  ? ${slug} (${name}): ${reason}`),
  ];
}
