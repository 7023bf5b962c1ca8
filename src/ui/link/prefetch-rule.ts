/** What a browser tells about its connection; Safari and Firefox tell nothing. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether the code and data of a page may be fetched before the visitor presses its link. Not on 2g and not for
 * those who asked to save data: there a wrong guess costs money or blocks the page that was wanted
 * (specification section 9). A browser that tells nothing may prefetch.
 */
export function canPrefetch(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !connection.effectiveType?.includes("2g");
}

/** The present connection; undefined on the server and where the browser keeps it to itself. */
export function currentConnection(): Connection | undefined {
  if (typeof navigator === "undefined") return undefined;
  return (navigator as Navigator & { connection?: Connection }).connection;
}
