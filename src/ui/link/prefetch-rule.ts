/** The browser's Network Information API; Safari and Firefox have none. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether the code and data of a page may be fetched before the visitor presses its link. Not on 2g and not with Save-Data: there
 * a wrong guess costs money or delays the wanted page (specification section 9). A browser without the API may prefetch.
 */
export function canPrefetch(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !connection.effectiveType?.includes("2g");
}

/** The present connection; undefined on the server and in browsers without the API. */
export function currentConnection(): Connection | undefined {
  if (typeof navigator === "undefined") return undefined;
  return (navigator as Navigator & { connection?: Connection }).connection;
}
