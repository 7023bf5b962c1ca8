/**
 * Writes what a visitor looks at into the address of the page without opening it anew, so that coming back or
 * reloading shows it again. The router reads the address when it next has to.
 */
export function rememberView(address: string): void {
  const prefix = location.pathname.slice(0, location.pathname.indexOf("/map"));
  history.replaceState(history.state, "", prefix + address);
}
