import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ChosenItems, ItemTable } from "./item-table.tsx";

afterEach(cleanup);

const SHOPS = ["Anjelier", "Buurman", "Citroen", "Dahlia"].map((name, place) => ({
  id: String(place + 1),
  name,
}));

function Shops() {
  const [chosen, setChosen] = useState<ChosenItems>({});
  return (
    <>
      <ItemTable
        caption="Shops"
        items={SHOPS}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          {
            id: "name",
            head: "Name",
            cell: ({ name }) => name,
            sort: { to: "/shops?sort=-name", now: "ascending" },
          },
          { id: "id", head: "Number", cell: ({ id }) => id, sort: { to: "/shops?sort=id" }, isNumber: true },
          { id: "plain", head: "Plain", cell: () => "–" },
        ]}
        choice={{
          chosen,
          onChange: setChosen,
          words: { all: "Choose all", one: (name) => `Choose ${name}` },
        }}
      />
      <output>{Object.keys(chosen).toSorted().join(" ")}</output>
    </>
  );
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <Shops />
    </MemoryRouter>,
  );
});

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const chosen = () => screen.getByRole("status").textContent;

test("the head of a column that can be sorted by is a link, and says in which order it is", () => {
  const heads = screen.getAllByRole("columnheader").slice(1);
  expect(heads.map((head) => [head.textContent, head.getAttribute("aria-sort")])).toEqual([
    ["Name", "ascending"],
    ["Number", "none"],
    ["Plain", null],
  ]);
  expect(
    within(heads[0] as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/shops?sort=-name");
});

test("rows are chosen one by one, and given up again", () => {
  fireEvent.click(box("Choose Buurman"));
  fireEvent.click(box("Choose Dahlia"));
  expect(chosen()).toBe("2 4");
  expect(box("Choose all").indeterminate).toBe(true);
  fireEvent.click(box("Choose Buurman"));
  expect(chosen()).toBe("4");
});

test("all are chosen at once, and with Shift all between two", () => {
  fireEvent.click(box("Choose all"));
  expect(chosen()).toBe("1 2 3 4");
  expect(box("Choose all").checked).toBe(true);
  fireEvent.click(box("Choose all"));
  expect(chosen()).toBe("");
  fireEvent.click(box("Choose Anjelier"));
  fireEvent.click(box("Choose Citroen"), { shiftKey: true });
  expect(chosen()).toBe("1 2 3");
});

test("for a screen reader it is a table with a name", () => {
  expect(screen.getByRole("table", { name: "Shops" })).toBeTruthy();
  expect(screen.getAllByRole("row")).toHaveLength(5);
  expect(screen.getAllByRole("cell", { name: "Citroen" })).toHaveLength(1);
});
