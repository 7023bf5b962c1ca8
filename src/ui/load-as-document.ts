/**
 * For a lazy part of a page whose chunk failed to load: reloads the whole page, as the router does for pages. The address is that
 * of the new page already; nothing more is rendered until its document has come.
 */
export function loadAsDocument(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
