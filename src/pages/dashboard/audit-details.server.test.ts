import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import type { ToldEntry } from "#features/audit/audit-query.ts";
import { detailsInWords } from "./audit-details.server.ts";

const ENTRY: ToldEntry = {
  _id: "3",
  at: "2026-11-28T17:00:00Z",
  role: "admin",
  actor: { _id: "1", name: "Ada" },
  action: "edit",
  target: { type: "shop", _id: "7", name: "Andersom", path: null },
  reason: null,
  details: [],
};

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const inWords = (entry: Partial<ToldEntry>) => detailsInWords(i18n, { ...ENTRY, ...entry });

test.each<[string, Partial<ToldEntry>, { label: string; value: string }[]]>([
  [
    "fields by what they are called in the editor",
    { details: [{ word: "fields", value: "name, phone" }] },
    [{ label: "Fields", value: "Name on the door, Phone" }],
  ],
  [
    "a reason by the words that its author read",
    { action: "removeReview", reason: "offTopic", details: [{ word: "decisionId", value: "12" }] },
    [
      { label: "Reason", value: "About something else" },
      { label: "Decision", value: "12" },
    ],
  ],
  [
    "a role, and for which shop",
    {
      action: "grantRole",
      target: { ...ENTRY.target, type: "account" },
      details: [
        { word: "role", value: "shopAdmin" },
        { word: "item", value: "andersom" },
      ],
    },
    [
      { label: "Role", value: "Speaks for a shop" },
      { label: "For", value: "andersom" },
    ],
  ],
  [
    "what was taken of a shop that was merged, by groups",
    { action: "merge", details: [{ word: "taken", value: "hours, access" }] },
    [{ label: "Taken from the other", value: "Opening hours, Who gets in" }],
  ],
  [
    "what a later version wrote, as it stands",
    {
      reason: "moonPhase",
      details: [
        { word: "fields", value: "orbit" },
        { word: "speed", value: "9" },
      ],
    },
    [
      { label: "Reason", value: "moonPhase" },
      { label: "Fields", value: "orbit" },
      { label: "speed", value: "9" },
    ],
  ],
])("an entry tells %s", (_, entry, told) => {
  expect(inWords(entry)).toEqual(told);
});
