import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "#features/social/ui/marks.test-support.tsx";
import { userChange } from "../../user-change.test-support.ts";
import { AllOfPerson } from "./all-of-person.tsx";

afterEach(cleanup);

test("what says a watched word is named, and left out of what is accepted with the others", async () => {
  const plain = userChange({ _id: "1" });
  const watched = userChange({ _id: "2", caught: [{ word: "crack", why: "hard drugs" }] });
  const onTake = vi.fn();
  show(
    <AllOfPerson
      changes={[plain, watched]}
      person="Mies"
      sentences={{}}
      draft={{}}
      onType={vi.fn()}
      onTake={onTake}
      onRefuse={vi.fn()}
    />,
  );
  fireEvent.click(await screen.findByText("Decide 2 suggestions of Mies at once"));
  expect(screen.getByText(/: it says a watched word\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Accept 1" }));
  expect(onTake).toHaveBeenCalledWith([plain]);
});
