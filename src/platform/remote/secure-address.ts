/**
 * Whether the site may ask there by itself: https, or http for a server on this machine. Addresses come from the operator only,
 * never from what somebody sent, so nobody else chooses whom the site asks (SSRF).
 */
export function isSecureAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return (
    url.protocol === "https:" || (url.protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
  );
}
