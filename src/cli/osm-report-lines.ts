import type { OsmReport } from "#features/shops/server/osm-report.ts";

const LONGEST_VALUE = 100;

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

function changeLines({ added, changes }: OsmReport): string[] {
  const slugs = [...new Set([...added.map(({ slug }) => slug), ...changes.map(({ slug }) => slug)])];
  const newShop = new Map(added.map((shop) => [shop.slug, shop]));
  return slugs.flatMap((slug) => {
    const shop = newShop.get(slug);
    return [
      shop ? `  + ${slug} (${shop.name}, ${shop.city}, ${shop.osmId})` : `  ~ ${slug}`,
      ...changes
        .filter((change) => change.slug === slug)
        .map(({ field, from, to }) => `      ${field}: ${written(from)} → ${written(to)}`),
    ];
  });
}

function closingLines({ closings }: OsmReport): string[] {
  if (closings.length === 0) return [];
  return [
    `${closings.length} may be closed. Nothing was changed; please look:`,
    ...closings.map(({ slug, name, reason }) => `  ? ${slug} (${name}): ${reason}`),
  ];
}

function written(value: unknown): string {
  if (value === null || value === "unknown" || (Array.isArray(value) && value.length === 0)) return "unknown";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
