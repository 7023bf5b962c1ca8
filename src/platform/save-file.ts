/** Through a link: a browser saves only what has an address. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // Not at once: Safari reads it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
