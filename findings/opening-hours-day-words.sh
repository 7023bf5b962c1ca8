#!/usr/bin/env bash
# Package opening_hours, version 3.15.0: day words of several languages are replaced one by one, each by the first language that knows it, and not by the
# language of the value as a whole. Hours written in Spanish or Italian abbreviations so parse without an error and mean other days:
# "do" is read as the Dutch and German Thursday (donderdag, Donnerstag) even beside "vi" or "lu".
#
# Seen: "vi-do 12:00-20:00" (Spanish: Friday to Sunday) is open every day of the week; "lu-do 10:00-22:00" (Monday to Sunday) is closed
# from Friday to Sunday. Only getWarnings() tells of it. A reader of foreign hours that looks at errors alone shows wrong days.
# Fails (exit 1) when one of these is no longer so.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund opening_hours@3.15.0
cat >run.cjs <<'JS'
process.env.TZ = "UTC";
const loaded = require("opening_hours");
const OpeningHours = loaded.default ?? loaded;

const NL = { lat: 52.37, lon: 4.89, address: { country_code: "nl", state: "Noord-Holland" } };
const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** The days of a week of which 15:00 is open; 2 November 2026 is a Monday. */
function openDays(value) {
  const hours = new OpeningHours(value, NL);
  return {
    days: DAYS.filter((_, index) => hours.getState(new Date(2026, 10, 2 + index, 15))).join(" "),
    warnings: hours.getWarnings().length,
  };
}

const friday = openDays("vi-do 12:00-20:00");
const monday = openDays("lu-do 10:00-22:00");
const { version } = JSON.parse(require("node:fs").readFileSync("node_modules/opening_hours/package.json", "utf8"));
console.log("opening_hours, version", version);
console.log("vi-do:", JSON.stringify(friday));
console.log("lu-do:", JSON.stringify(monday));
const isAsSeen = friday.days === DAYS.join(" ") && monday.days === "Mo Tu We Th" && friday.warnings > 0 && monday.warnings > 0;
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.cjs
