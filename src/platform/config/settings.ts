import * as v from "valibot";
import { isProxy } from "../http/client-address.ts";
import { isSecureAddress } from "../remote/secure-address.ts";
import { SURVEY_NAMES, type SurveyName } from "../surveys.ts";
import { storageSetting } from "./storage-setting.ts";
import { httpsAddress, tilesSetting } from "./tiles-setting.ts";

/**
 * The settings of docs and `.env.example`, by the names operators know (environment variables).
 * An empty string counts as not set, so that a line like `DATABASE_URL=` in a file means what it says.
 */
const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);

const wholeNumber = (fallback: number, min: number, max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, "must be a whole number"),
      v.transform(Number),
      v.minValue(min, `must be at least ${min}`),
      v.maxValue(max, `must be at most ${max}`),
    ),
    String(fallback),
  );

const onOff = (fallback: "0" | "1") =>
  v.optional(
    v.pipe(
      v.picklist(["0", "1"], "must be 0 or 1"),
      v.transform((value) => value === "1"),
    ),
    fallback,
  );

const onUnlessOff = v.optional(
  v.pipe(
    v.picklist(["off", "on"], "must be off or on"),
    v.transform((value) => value === "on"),
  ),
  "on",
);

const origin = v.optional(
  v.pipe(
    v.string(),
    v.check((value) => {
      const url = URL.parse(value);
      return url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search;
    }, "must be an address such as https://www.example.org, without a path"),
    v.transform((value) => new URL(value).origin),
  ),
);

/** Of an OpenID provider; http only for one on this machine. */
const issuer = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(isSecureAddress, "must be an address with https, such as https://accounts.example.org"),
    ),
    fallback,
  );

const hostname = v.optional(
  v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9.-]+$/, "must be a bare domain such as example.org")),
);

const databaseUrl = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^postgres(ql)?:\/\//, "must start with postgres:// (empty: the embedded server)"),
    v.check(
      (value) => URL.canParse(value),
      "must be an address such as postgres://user:secret@host:5432/database (percent-encode / @ : and # in user and secret)",
    ),
  ),
);

const cdnAddress = v.optional(
  v.pipe(
    httpsAddress,
    v.check(
      (value) => !/[?#]/.test(value) && !URL.parse(value)?.username,
      "must be an address without a query, such as https://cdn.example.org",
    ),
    v.transform((value) => new URL(value).href.replace(/\/+$/, "")),
  ),
);

const emailAddress = v.optional(v.pipe(v.string(), v.trim(), v.email("must be an e-mail address")));

const smtpAddress = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => /^smtps?:\/\/[^\s/]+/.test(value) && URL.canParse(value),
      "must be an address such as smtp://user:secret@mail.example.org:587",
    ),
  ),
);

const proxies = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
    v.check((list) => list.every(isProxy), "must be addresses or networks, such as 10.0.0.0/8 192.0.2.1"),
  ),
  "",
);

const instant = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (value) => !Number.isNaN(Date.parse(value)) && /(?:Z|[+-]\d\d:\d\d)$/.test(value),
      "must be a moment such as 2026-11-22T00:30+01:00",
    ),
    v.transform((value) => new Date(value)),
  ),
);

const surveyNames = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
    v.check(
      (list) => list.every((name) => SURVEY_NAMES.some((known) => known === name)),
      `must be names of surveys: ${SURVEY_NAMES.join(", ")} or both`,
    ),
    v.transform((list) => list as SurveyName[]),
  ),
  "",
);

/** Of a Matomo: https, or http for one on this machine, with the number of the site that it counts. */
const analyticsAddress = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => isSecureAddress(value) && /^\d+$/.test(new URL(value).searchParams.get("idsite") ?? ""),
      "must be the address of a Matomo with the number of the site, such as https://matomo.example.org/matomo.php?idsite=1",
    ),
  ),
);

/** The app of an app store that opens this site's links: the name of its package, and the fingerprints of its signing keys. */
const androidApp = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(
      /^[a-z]\w*(?:\.[a-z]\w*)+(?:[\s,]+(?:[0-9A-F]{2}:){31}[0-9A-F]{2})+$/i,
      "must be a package and SHA-256 fingerprints of its keys, such as org.example.app 14:6D:…:E9",
    ),
    v.transform((value) => {
      const [packageName = "", ...fingerprints] = value.split(/[\s,]+/);
      return { packageName, fingerprints: fingerprints.map((one) => one.toUpperCase()) };
    }),
  ),
);

const appleApp = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[0-9A-Z]{10}\.[\w.-]+$/i, "must be a team and a bundle, such as ABCDE12345.org.example.app"),
  ),
);

export const Settings = v.object({
  PORT: wholeNumber(3000, 0, 65535),
  HOST: text("127.0.0.1"),
  DATA_DIR: text("./var"),
  DATABASE_URL: databaseUrl,
  SITE_URL: origin,
  SITE_NAME: text("Highstreet"),
  CONTACT_EMAIL: emailAddress,
  OPERATOR: v.optional(v.pipe(v.string(), v.trim())),
  SMTP_URL: smtpAddress,
  MAIL_FROM: emailAddress,
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: issuer("https://accounts.google.com"),
  DISCORD_CLIENT_ID: v.optional(v.string()),
  DISCORD_CLIENT_SECRET: v.optional(v.string()),
  DISCORD_ISSUER: issuer("https://discord.com"),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, "must be a private key of P-256 in base64url, 43 characters")),
  ),
  CAPTCHA_KEY: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"))),
  BASE_DOMAIN: hostname,
  LOCALE_HOSTS: text(""),
  DEMO: onOff("0"),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"))),
  APP_USER_AGENT: text("HighstreetApp"),
  ANDROID_APP: androidApp,
  APPLE_APP: appleApp,
  MAP_TILES: tilesSetting,
  MAP_STREETS_URL: v.optional(httpsAddress),
  STORAGE_URL: v.optional(storageSetting),
  CDN_URL: cdnAddress,
  RATE_LIMIT: onUnlessOff,
  SERVICE_WORKER: onUnlessOff,
  TRUSTED_PROXIES: proxies,
  OVERPASS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isSecureAddress, "must be an address with https, without a name and password"),
    ),
    "https://overpass-api.de/api/interpreter",
  ),
  OVERPASS_QUERY: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\[out:json\]/, "must begin with [out:json]")),
  ),
  ANALYTICS_URL: analyticsAddress,
  RENEW: v.optional(v.picklist(["weekly"], "must be weekly or empty")),
  SURVEYS: surveyNames,
  FROZEN_AT: instant,
  LOG_LEVEL: v.optional(
    v.picklist(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be one of fatal, error, warn, info, debug, trace, silent",
    ),
    "info",
  ),
});

export type Settings = v.InferOutput<typeof Settings>;

/** Whether visitors come over https. A proxy in front speaks http to us, so the request does not show it. */
export function isServedSecurely({ SITE_URL }: Pick<Settings, "SITE_URL">): boolean {
  return SITE_URL?.startsWith("https:") ?? false;
}
