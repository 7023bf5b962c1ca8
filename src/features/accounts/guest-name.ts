/** What somebody is called until they choose a name. */
export function guestName(number: number): string {
  return `Guest ${number}`;
}

export function isGuestName(name: string): boolean {
  return /^Guest \d+$/.test(name);
}
