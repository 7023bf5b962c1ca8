import { STATISTIC_NAMES } from "./statistic.ts";

interface DatasetOptions {
  name: string;
  description: string;
  /** The page. */
  url: string;
  publisher: string;
  /** Where the licences of the sources stand. */
  license: string;
  /** Null before the first time. */
  computedAt: string | null;
  csvUrlOf: (name: string) => string;
}

/** All statistics as one data set in schema.org's words, with a file for each. */
export function datasetJsonLd({ publisher, computedAt, csvUrlOf, ...words }: DatasetOptions): object {
  return {
    "@type": "Dataset",
    ...words,
    isAccessibleForFree: true,
    creator: { "@type": "Organization", name: publisher },
    ...(computedAt && {
      dateModified: computedAt,
      distribution: STATISTIC_NAMES.map((name) => ({
        "@type": "DataDownload",
        name,
        encodingFormat: "text/csv",
        contentUrl: csvUrlOf(name),
      })),
    }),
  };
}
