import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { IconButton } from "../button/icon-button.tsx";
import { CardLink } from "./card-link.tsx";
import { Card } from "./card.tsx";

afterEach(cleanup);

it("an action of a card is pressed without following the card's link, and comes after it by keyboard", () => {
  const follow = vi.fn<() => void>();
  const open = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <Card action={<IconButton icon="♡" label="Follow" onClick={follow} />}>
        <h3>
          <CardLink to="/coffeeshop/barge" onClick={open}>
            The Quiet Barge
          </CardLink>
        </h3>
      </Card>
    </MemoryRouter>,
  );
  const link = screen.getByRole("link", { name: "The Quiet Barge" });
  const button = screen.getByRole("button", { name: "Follow" });
  fireEvent.click(button);
  expect([follow.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
  expect(link.contains(button)).toBe(false);
  expect(link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("a card without an action keeps no place for one", () => {
  const { container } = render(<Card>Words</Card>);
  expect(container.querySelectorAll("article > div > *")).toHaveLength(0);
});
