import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "#features/social/ui/marks.test-support.tsx";
import type { UserChange } from "../../change.ts";
import { userChange } from "../../user-change.test-support.ts";
import { AllOfPerson } from "./all-of-person.tsx";

afterEach(cleanup);

/** So many suggestions of one person, and who is told what is taken and what is refused of them. */
async function showSuggestions(changes: readonly UserChange[]) {
  const [onTake, onRefuse] = [vi.fn(), vi.fn()];
  show(
    <AllOfPerson
      changes={changes}
      person="Mies"
      sentences={{}}
      draft={{ reason: "unconfirmed" }}
      onType={vi.fn()}
      onTake={onTake}
      onRefuse={onRefuse}
    />,
  );
  const title = await screen.findByText(/^Decide \d+ suggestions of Mies at once$/);
  fireEvent.click(title);
  return { title: title.textContent, onTake, onRefuse };
}

test.each([20, 21])(
  "of %i suggestions of one person twenty are decided at once, those that are shown first",
  async (count) => {
    const changes = Array.from({ length: count }, (_, place) => userChange({ _id: `${place + 1}` }));
    const { title, onTake, onRefuse } = await showSuggestions(changes);
    expect(title).toBe("Decide 20 suggestions of Mies at once");
    fireEvent.click(screen.getByRole("button", { name: "Accept 20" }));
    expect(onTake).toHaveBeenCalledExactlyOnceWith(changes.slice(0, 20));
    expect(onRefuse).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Refuse all 20" }));
    expect(onRefuse).toHaveBeenCalledExactlyOnceWith(changes.slice(0, 20), { reason: "unconfirmed" });
  },
);

test("what says a watched word is named, and left out of what is accepted with the others", async () => {
  const plain = userChange({ _id: "1" });
  const watched = userChange({ _id: "2", caught: [{ word: "crack", why: "hard drugs" }] });
  const { onTake } = await showSuggestions([plain, watched]);
  expect(screen.getByText(/: it says a watched word\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Accept 1" }));
  expect(onTake).toHaveBeenCalledWith([plain]);
});
