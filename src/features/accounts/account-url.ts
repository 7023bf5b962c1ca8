/** Whether this can be the `url` of an account, as its table has it. */
export function isAccountUrl(text: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$/.test(text);
}
