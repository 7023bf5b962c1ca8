interface BrowserCookie {
  name: string;
  /** Without anything that a cookie has to escape. */
  value: string;
  maxAgeSeconds: number;
  /** Shares it between the languages' hosts; undefined on one host. */
  domain: string | undefined;
}

/** Sets a cookie of this document, on the whole site. */
export function setBrowserCookie({ name, value, maxAgeSeconds, domain }: BrowserCookie): void {
  const parts = [`${name}=${value}`, `Max-Age=${maxAgeSeconds}`, "Path=/", "SameSite=Lax"];
  if (domain) parts.push(`Domain=${domain}`);
  if (location.protocol === "https:") parts.push("Secure");
  document.cookie = parts.join("; ");
}

/** The value of a cookie of this document; undefined without it. */
export function browserCookie(name: string): string | undefined {
  const pair = document.cookie.split(/; */).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
