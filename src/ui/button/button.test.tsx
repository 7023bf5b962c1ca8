import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

describe("a button that is busy", () => {
  it("ignores presses, says that it is busy and keeps the focus", () => {
    const onClick = vi.fn();
    render(
      <Button isLoading onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Save" });
    button.focus();
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(button);
  });

  it("does not send its form a second time", () => {
    render(
      <Button isLoading type="submit">
        Send
      </Button>,
    );
    expect(fireEvent.click(screen.getByRole("button"))).toBe(false);
  });
});

it("a button does not send a form unless it says so", () => {
  render(<Button>Filter</Button>);
  expect(screen.getByRole("button").getAttribute("type")).toBe("button");
});
