import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { show } from "#features/social/ui/marks.test-support.tsx";
import { EMPTY_WEEK, textOfWeek, WeekFields } from "./week-fields.tsx";

afterEach(cleanup);

function Week() {
  const [draft, setDraft] = useState(EMPTY_WEEK);
  return (
    <>
      <WeekFields draft={draft} field={(id) => ({ id, error: undefined })} onChange={setDraft} />
      <output>{textOfWeek(draft)}</output>
    </>
  );
}

test("a day can be closed, and not the whole week: then nobody would send hours", async () => {
  show(<Week />);
  const same = await screen.findByRole("checkbox", { name: "The same every day" });
  expect(screen.queryByRole("checkbox", { name: "Closed" })).toBeNull();
  fireEvent.click(same);
  const closed = screen.getAllByRole("checkbox", { name: "Closed" });
  expect(closed).toHaveLength(7);
  // What was said of the first day alone does not close all of them.
  fireEvent.click(closed[0] as HTMLElement);
  fireEvent.click(same);
  fireEvent.change(screen.getByLabelText("Opens"), { target: { value: "10:00" } });
  fireEvent.change(screen.getByLabelText("Closes"), { target: { value: "01:00" } });
  expect(screen.getByRole("status").textContent).toContain("10:00-01:00");
});
