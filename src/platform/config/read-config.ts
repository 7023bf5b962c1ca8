import * as v from "valibot";
import { type HostTable, hostTable } from "../i18n/hosts.ts";
import { Settings } from "./settings.ts";

/** How this process was started: `serve` is production; `start` and `dev` are one person's machine. */
export type RunMode = "dev" | "start" | "serve";

export interface Config {
  mode: RunMode;
  settings: Settings;
  hosts: HostTable;
}

/** Thrown with one readable line for each wrong setting; the process prints it and ends. */
export class WrongSettings extends Error {
  readonly kind = "wrong-settings";
  readonly lines: string[];
  constructor(lines: string[]) {
    super(`The settings are not right:\n${lines.map((line) => `  ${line}`).join("\n")}`);
    this.name = "WrongSettings";
    this.lines = lines;
  }
}

/**
 * Reads and checks every setting at once, so that an operator can correct them together.
 * @throws WrongSettings naming each variable and what it must be
 */
export function readConfig(environment: Record<string, string | undefined>, mode: RunMode): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = v.safeParse(Settings, given);
  const wrong = new Map(parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message]));
  // The others are checked all the same: an operator corrects them together.
  const settings = v.parse(
    Settings,
    Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
  );
  const hosts = hostTable(settings, mode === "serve");
  const lines = [
    ...(mode === "serve" ? forbiddenInProduction(settings) : []),
    ...missingHalves(settings),
    ...hosts.mistakes,
  ].filter((line) => !wrong.has(line.split(" ", 1)[0] ?? ""));
  const mistakes = [...Array.from(wrong, ([name, message]) => `${name} ${message}`), ...lines];
  if (mistakes.length > 0) throw new WrongSettings(mistakes);
  return { mode, settings, hosts };
}

/** What is worth nothing without the other. */
const PAIRS = [
  ["SMTP_URL", "MAIL_FROM", "letters need a sender"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "nobody can log in with one of them"],
  ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID", "nobody can log in with one of them"],
  ["DISCORD_CLIENT_ID", "DISCORD_CLIENT_SECRET", "nobody can log in with one of them"],
  ["DISCORD_CLIENT_SECRET", "DISCORD_CLIENT_ID", "nobody can log in with one of them"],
] as const;

function missingHalves(settings: Settings): string[] {
  return PAIRS.flatMap(([one, other, why]) =>
    settings[one] && !settings[other] ? [`${other} must be set where ${one} is: ${why}`] : [],
  );
}

/** Production never guesses its own name and never shows invented shops (contract.md, `npm run serve`). */
function forbiddenInProduction(settings: Settings): string[] {
  const lines: string[] = [];
  if (!settings.SITE_URL) lines.push("SITE_URL must be set in production, such as https://www.example.org");
  if (!settings.OPERATOR)
    lines.push(
      "OPERATOR must be set in production: the law wants to know who runs a site, by name and address",
    );
  if (!settings.CONTACT_EMAIL)
    lines.push(
      "CONTACT_EMAIL must be set in production, such as hello@example.org: the law wants a way to reach you",
    );
  if (settings.DEMO) lines.push("DEMO must be 0 in production: sample shops are for trying the site out");
  if (settings.FROZEN_AT)
    lines.push("FROZEN_AT must be empty in production: opening times need the real time");
  return lines;
}
