import type { OsmTags } from "#platform/osm/osm-element.ts";

export interface OsmContact {
  phone: string | null;
  website: string | null;
  email: string | null;
  socials: string[];
}

const MOST_SOCIALS = 6;
const LONGEST_ADDRESS = 300;
const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;

/** Besides the semicolon of the map. A slash without spaces may stand after the code of a town. */
const BETWEEN_NUMBERS = / \/ |, /;

/** Where a bare name leads, by the key it stands in. */
const NETWORKS: readonly [key: string, host: string, prefix: string][] = [
  ["instagram", "instagram.com", "https://www.instagram.com/"],
  ["facebook", "facebook.com", "https://www.facebook.com/"],
  ["tiktok", "tiktok.com", "https://www.tiktok.com/@"],
  ["youtube", "youtube.com", "https://www.youtube.com/@"],
  ["twitter", "twitter.com", "https://x.com/"],
  ["x", "x.com", "https://x.com/"],
];

/** How to reach a shop; what cannot be used is left out. */
export function contactOf(tags: OsmTags): OsmContact {
  const first = (...keys: string[]) => keys.flatMap((key) => partsOf(tags[key]));
  const pages = first("contact:website", "website", "url").flatMap((text) => webAddress(text) ?? []);
  const isSocial = (page: string) => NETWORKS.some(([, host]) => isOn(page, host));
  const named = NETWORKS.flatMap(([key, host, prefix]) =>
    first(`contact:${key}`, key).flatMap((text) => socialAddress(text, host, prefix) ?? []),
  );
  const socials = [...named, ...pages.filter(isSocial).map(secure)];
  return {
    phone:
      first("contact:phone", "phone", "contact:mobile", "mobile")
        .flatMap((text) => text.split(BETWEEN_NUMBERS))
        .map(dutchPhone)
        .find((phone) => phone !== null) ?? null,
    website: pages.find((page) => !isSocial(page)) ?? null,
    email: first("contact:email", "email").find((text) => text.length <= 254 && EMAIL.test(text)) ?? null,
    socials: [...new Set(socials)].slice(0, MOST_SOCIALS),
  };
}

function partsOf(value: string | undefined): string[] {
  return (value ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** E.164, such as +31301234567, of a number as the Dutch write it or with the code of its country; null for anything else. */
export function dutchPhone(text: string): string | null {
  const digits = text
    .replace(/^tel:/i, "")
    .replaceAll("(0)", "")
    .replaceAll(/[\s().\-/\u2010-\u2015]/g, "");
  const full = digits
    .replace(/^00/, "+")
    .replace(/^0(?=\d{9}$)/, "+31")
    .replace(/^\+310/, "+31");
  const isDutch = /^\+31\d{9}$/.test(full);
  return isDutch || /^\+(?!31)[1-9]\d{6,14}$/.test(full) ? full : null;
}

/** Names that lead nowhere but inside of somebody's own network or machine. */
const PRIVATE_HOST = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid)$/;

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Letters of two alphabets that look alike: an address that passes for another one. The ending is Latin anyway. */
function isOfTwoScripts(address: string): boolean {
  const [, host = ""] = /^https?:\/\/([^/?#:]*)/i.exec(address) ?? [];
  return host.split(".").some((label) => SCRIPTS.filter((script) => script.test(label)).length > 1);
}

/** Only public pages of the web, without a name or password before the host; also where the scheme was left out. */
export function webAddress(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+/.test(text) ? text : `https://${text}`;
  if (/\s/.test(address) || address.length > LONGEST_ADDRESS || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb =
    (protocol === "https:" || protocol === "http:") &&
    /\.[a-z]{2,}$/i.test(hostname) &&
    !PRIVATE_HOST.test(hostname) &&
    username + password === "" &&
    !isOfTwoScripts(address);
  return isWeb ? address.replace(/^https?:/i, (scheme) => scheme.toLowerCase()) : null;
}

function socialAddress(text: string, host: string, prefix: string): string | null {
  if (/^@?[\w.-]{1,60}$/.test(text) && !text.includes(`.com`)) return prefix + text.replace(/^@/, "");
  const page = webAddress(text);
  return page && isOn(page, host) ? secure(page) : null;
}

function isOn(page: string, host: string): boolean {
  const { hostname } = new URL(page);
  return hostname === host || hostname.endsWith(`.${host}`);
}

function secure(page: string): string {
  return page.replace(/^http:/i, "https:");
}
