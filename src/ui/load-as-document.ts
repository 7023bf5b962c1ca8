/**
 * For a part of a page that did not arrive: the page comes as a whole, as the router does it for pages. The address is that
 * of the new page already; nothing more is drawn until its document has come.
 */
export function loadAsDocument(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
