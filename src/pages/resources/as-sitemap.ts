/** An address, and the day of the last change there. */
export interface SitemapLine {
  url: string;
  changedAt: Date | null;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * A file of sitemaps.org, or the index of them. Written by hand: each line has two fields, and a library that knows all of them takes
 * ten times as long for the thousands of lines that robots fetch in nine languages.
 */
export function asSitemap(root: "urlset" | "sitemapindex", lines: readonly SitemapLine[]): Response {
  const name = root === "urlset" ? "url" : "sitemap";
  const written = lines.map(({ url, changedAt }) => {
    const day = changedAt === null ? "" : `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>`;
    return `<${name}><loc>${escaped(url)}</loc>${day}</${name}>`;
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="${NAMESPACE}">${written.join("")}</${root}>`;
  return new Response(text, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escaped = (url: string) => url.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
