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
  if (!parsed.success) {
    throw new WrongSettings(parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`));
  }
  const settings = parsed.output;
  const lines = mode === "serve" ? forbiddenInProduction(settings) : [];
  if (settings.SMTP_URL && !settings.MAIL_FROM)
    lines.push("MAIL_FROM must be set where SMTP_URL is: letters need a sender");
  const hosts = hostTable(settings, mode === "serve");
  if (lines.length + hosts.mistakes.length > 0) throw new WrongSettings([...lines, ...hosts.mistakes]);
  return { mode, settings, hosts };
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
