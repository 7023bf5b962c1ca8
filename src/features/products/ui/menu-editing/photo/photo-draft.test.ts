import { describe, expect, test } from "vitest";
import { docOf } from "../grid-doc.ts";
import { takeMenuTable } from "../take-menu-table.ts";
import { onTheMenu } from "./on-the-menu.ts";
import {
  changeColumn,
  confirmLine,
  confirmNumber,
  countStates,
  draftOfBoard,
  emptyDraft,
  leaveOut,
  nameLine,
  restOfDraft,
  tableOfDraft,
  typeNumber,
} from "./photo-draft.ts";
import type { BoardHeading } from "./read-board.ts";

const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
const cell = (read: string, price: string | null = read) => ({ read, price, box });

const BOARD: BoardHeading[] = [
  {
    title: "Wiet",
    columns: ["gram 1", "gram 5"],
    lines: [
      {
        name: "Aap",
        nameBox: box,
        confidence: 95,
        cells: new Map([
          ["gram 1", cell("13,00")],
          ["gram 5", cell("5850", null)],
        ]),
      },
      { name: "Noot", nameBox: box, confidence: 95, cells: new Map([["gram 1", cell("9,00")]]) },
    ],
  },
];

const MENU = docOf(
  [
    {
      title: "Wiet",
      lines: [
        {
          _id: "1",
          name: "Aap",
          availability: "yes",
          ladder: [
            { unit: "gram", quantity: 1, cents: 1250 },
            { unit: "gram", quantity: 5, cents: 5500 },
          ],
        },
      ],
    },
  ],
  "nl",
);

const draft = draftOfBoard(BOARD, "nl");
const [aap, noot] = (draft[0]?.lines ?? []).map(({ key }) => key) as [string, string];

describe("what was read from a photo", () => {
  test("is all unconfirmed, and what has lost its comma unreadable", () => {
    expect(countStates(draft)).toEqual({ confirmed: 0, read: 2, unreadable: 1, wrong: 0 });
    expect(tableOfDraft(draft).headings).toEqual([]);
  });

  test("goes into the menu number by number, as a paste does", () => {
    const confirmed = confirmNumber(draft, { key: aap, column: "gram 1" });
    const { doc, news } = takeMenuTable(MENU, tableOfDraft(confirmed), "nl");
    expect(doc[0]?.lines.map(({ name, prices }) => [name, prices])).toEqual([
      ["Aap", { "gram 1": "13,00", "gram 5": "55,00" }],
    ]);
    expect(news).toMatchObject({ newCount: 0, changedCount: 1 });
    expect(countStates(restOfDraft(confirmed))).toMatchObject({ confirmed: 0, read: 1, unreadable: 1 });
  });

  test("is confirmed by its line but for what cannot be read", () => {
    const confirmed = confirmLine(draft, aap);
    expect(countStates(confirmed)).toEqual({ confirmed: 1, read: 1, unreadable: 1, wrong: 0 });
  });

  test("is typed over, and no longer confirmed when it is", () => {
    const at = { key: aap, column: "gram 5" } as const;
    const typed = typeNumber(confirmNumber(draft, at), at, "58,50");
    expect(countStates(typed)).toEqual({ confirmed: 0, read: 3, unreadable: 0, wrong: 0 });
    const [heading] = tableOfDraft(confirmNumber(typed, at)).headings;
    expect(heading?.lines).toEqual([{ name: "Aap", prices: { "gram 5": "58,50" }, availability: undefined }]);
    const wrong = typeNumber(draft, at, "veel");
    expect(countStates(confirmNumber(wrong, at))).toMatchObject({ confirmed: 0, wrong: 1 });
  });

  test("takes a price from the menu where it is said not to be sold", () => {
    const without = leaveOut(draft, { key: aap, column: "gram 5" });
    const { doc } = takeMenuTable(MENU, tableOfDraft(without), "nl");
    expect(doc[0]?.lines[0]?.prices).toEqual({ "gram 1": "12,50" });
  });

  test("counts for nothing without a name", () => {
    const nameless = nameLine(confirmLine(draft, noot), noot, " ");
    expect(countStates(nameless).confirmed).toBe(0);
    expect(tableOfDraft(nameless).headings).toEqual([]);
    expect(restOfDraft(nameless)[0]?.lines).toHaveLength(2);
  });

  test("stands under another amount when the head of its column does", () => {
    const [heading] = changeColumn(draft, draft[0]?.key ?? "", { from: "gram 5", to: "gram 2.5" });
    expect(heading?.columns).toEqual(["gram 1", "gram 2.5"]);
    expect(heading?.lines[0]?.numbers["gram 2.5"]?.read).toBe("5850");
  });

  test("may be nothing: then there are empty lines, with which nothing is wrong", () => {
    expect(countStates(emptyDraft())).toEqual({ confirmed: 0, read: 0, unreadable: 0, wrong: 0 });
  });
});

test("a line of a photo is told what the menu says now", () => {
  const line = (name: string) => ({
    ...(draft[0]?.lines[0] as NonNullable<(typeof draft)[0]["lines"][0]>),
    name,
  });
  expect(onTheMenu(MENU, line("aap"))).toMatchObject({ kind: "other", line: { name: "Aap" } });
  expect(onTheMenu(MENU, { ...line("Aap"), numbers: {} })).toEqual({ kind: "same" });
  expect(onTheMenu(MENU, line("Mies"))).toEqual({ kind: "new", like: undefined });
  const long = MENU.map((one) => ({
    ...one,
    lines: one.lines.map((of) => ({ ...of, name: "Huismelange van Niemand" })),
  }));
  expect(onTheMenu(long, line("Huismelange v. Niemand"))).toEqual({
    kind: "new",
    like: "Huismelange van Niemand",
  });
});
