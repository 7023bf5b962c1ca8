#!/usr/bin/env bash
# Package feed, version 6.0.0: the option `language` is written into RSS only. The Atom and the JSON feed made of the same object do not say their
# language, although both formats have a place for it (RFC 4287 section 2: xml:lang; JSON Feed 1.1: language), and readers choose a
# voice or a translation by it.
#
# Seen: RSS has <language>nl</language>; the Atom root has no xml:lang, and the JSON feed no "language".
# Fails (exit 1) when one of these is no longer so.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund feed@6.0.0
cat >run.mjs <<'JS'
import { readFileSync } from "node:fs";
import { Feed } from "feed";

const feed = new Feed({ title: "Nieuws", id: "https://example.org/", link: "https://example.org/", language: "nl", copyright: "" });
feed.addItem({ title: "Een bericht", link: "https://example.org/een", date: new Date("2026-11-27T10:00:00Z") });

const root = /<feed[^>]*>/.exec(feed.atom1())?.[0] ?? "";
const seen = {
  rss: /<language>nl<\/language>/.test(feed.rss2()),
  atom: /xml:lang/.test(root),
  json: "language" in JSON.parse(feed.json1()),
};
const { version } = JSON.parse(readFileSync("node_modules/feed/package.json", "utf8"));
console.log("feed, version", version);
console.log("says its language:", JSON.stringify(seen));
console.log("Atom begins:", root);
process.exitCode = seen.rss && !seen.atom && !seen.json ? 0 : 1;
JS
node run.mjs
