/** In this order: a browser names those that it descends from as well. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["CriOS", "Chrome"],
  ["Safari", "Safari"],
] as const;

const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

/** Names a browser so that its owner knows it again: `Firefox · Android`. Empty for what is no browser. */
export function deviceOf(userAgent: string): string {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([word]) => userAgent.includes(word))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(" · ");
}
