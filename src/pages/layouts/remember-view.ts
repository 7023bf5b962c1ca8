/**
 * Writes the current view into the address of the page without a navigation, so that going back or reloading shows it again. The
 * router reads the address at its next navigation.
 */
export function rememberView(address: string): void {
  const prefix = location.pathname.slice(0, location.pathname.indexOf("/map"));
  history.replaceState(history.state, "", prefix + address);
}
