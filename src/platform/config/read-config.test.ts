import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConfig, type RunMode, WrongSettings } from "./read-config.ts";
import { Settings } from "./settings.ts";
import { PRODUCTION_SETTINGS } from "#tests/support/production-settings.ts";

/** The error lines that an operator reads. */
function mistakes(environment: Record<string, string>, mode: RunMode = "dev"): string[] {
  try {
    readConfig(environment, mode);
  } catch (error) {
    if (error instanceof WrongSettings) return error.lines;
    throw error;
  }
  return [];
}

describe("settings", () => {
  test("need nothing to be tried out", () => {
    const { settings, hosts } = readConfig({}, "start");
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: "./var",
      LOG_LEVEL: "info",
      DEMO: false,
    });
    expect(settings.DATABASE_URL).toBeUndefined();
    expect(hosts.strict).toBe(false);
  });

  test("that are empty count as not set, so that a copied example changes nothing", () => {
    const example = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
    const pairs = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    expect(readConfig(Object.fromEntries(pairs), "dev").settings).toEqual(readConfig({}, "dev").settings);
    expect(pairs.map(([name]) => name).toSorted()).toEqual(Object.keys(Settings.entries).toSorted());
  });

  test.each([
    ["PORT", "http", "must be a whole number"],
    ["PORT", "70000", "must be at most 65535"],
    ["DEMO", "yes", "must be 0 or 1"],
    ["ANDROID_APP", "org.example.app", "must be a package and SHA-256 fingerprints"],
    ["ANDROID_APP", "org.example.app AB:CD", "must be a package and SHA-256 fingerprints"],
    ["APPLE_APP", "org.example.app", "must be a team and a bundle"],
    ["SURVEYS", "visit,weather", "must be names of surveys: visit, cones or both"],
    ["SITE_URL", "example.org", "must be an address such as"],
    ["SITE_URL", "https://example.org/shop", "without a path"],
    ["SITE_URL", "ftp://example.org", "must be an address such as"],
    ["CONTACT_EMAIL", "example.org", "must be an e-mail address"],
    ["SMTP_URL", "mail.example.org:587", "must be an address such as smtp://"],
    ["MAIL_FROM", "site", "must be an e-mail address"],
    ["CAPTCHA_KEY", "short", "must have at least 16 characters"],
    ["SMTP_URL", "smtp://mail.example.org", "MAIL_FROM must be set"],
    ["GOOGLE_CLIENT_ID", "x", "GOOGLE_CLIENT_SECRET must be set where GOOGLE_CLIENT_ID is"],
    ["DISCORD_CLIENT_SECRET", "x", "DISCORD_CLIENT_ID must be set where DISCORD_CLIENT_SECRET is"],
    ["BASE_DOMAIN", "https://example.org", "must be a bare domain"],
    ["DATABASE_URL", "mysql://localhost/app", "must start with postgres://"],
    ["METRICS_TOKEN", "short", "must have at least 16 characters"],
    ["LOG_LEVEL", "loud", "must be one of fatal, error"],
    ["LOCALE_HOSTS", "cs=hulit.example", 'LOCALE_HOSTS has "cs=hulit.example"'],
  ])("%s=%s is refused: %s", (name, value, reason) => {
    expect(mistakes({ [name]: value })).toEqual([expect.stringContaining(reason)]);
    expect(mistakes({ [name]: value })[0]).toContain(name);
  });

  test("are all read before anything is said, so that one go mends them", () => {
    expect(mistakes({ PORT: "x", DEMO: "x", LOG_LEVEL: "x" })).toHaveLength(3);
    const all = {
      SITE_URL: "x",
      DEMO: "1",
      SMTP_URL: "smtp://mail.example.org",
      LOCALE_HOSTS: "x",
      OPERATOR: "Us",
    };
    expect(mistakes(all, "serve").map((line) => line.split(" ")[0])).toEqual([
      "SITE_URL",
      "CONTACT_EMAIL",
      "DEMO",
      "MAIL_FROM",
      "LOCALE_HOSTS",
    ]);
  });

  test("read an address however it is written", () => {
    expect(readConfig({ SITE_URL: "https://Example.org/" }, "dev").settings.SITE_URL).toBe(
      "https://example.org",
    );
  });
});

describe("production", () => {
  test("refuses to guess its name, to hide who runs it and to show invented shops, and says all at once", () => {
    expect(mistakes({ DEMO: "1" }, "serve")).toEqual([
      expect.stringContaining("SITE_URL must be set in production"),
      expect.stringContaining("OPERATOR must be set in production"),
      expect.stringContaining("CONTACT_EMAIL must be set in production"),
      expect.stringContaining("DEMO must be 0 in production"),
    ]);
    expect(mistakes({ DEMO: "1" }, "start")).toEqual([]);
  });

  test("refuses a clock that stands still", () => {
    const frozen = { ...PRODUCTION_SETTINGS, FROZEN_AT: "2026-11-22T00:30+01:00" };
    expect(mistakes(frozen, "serve")).toEqual([expect.stringContaining("FROZEN_AT must be empty")]);
    expect(mistakes(frozen, "start")).toEqual([]);
    expect(mistakes({ FROZEN_AT: "tomorrow" }, "start")).toEqual([
      expect.stringContaining("FROZEN_AT must be a moment"),
    ]);
  });

  test("starts with its address and who runs it, and knows only its own hosts", () => {
    const { hosts } = readConfig(PRODUCTION_SETTINGS, "serve");
    expect(hosts.strict).toBe(true);
    expect([...hosts.shared]).toEqual(["example.org"]);
  });
});

test("wrong settings are told as a list for people", () => {
  const error = new WrongSettings(["PORT must be a whole number", "DEMO must be 0 or 1"]);
  expect(error.message).toBe(
    "The settings are not right:\n  PORT must be a whole number\n  DEMO must be 0 or 1",
  );
});
