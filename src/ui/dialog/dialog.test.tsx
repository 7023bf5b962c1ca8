import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function Gate({ onClose }: { onClose?: () => void }) {
  return (
    <Dialog isOpen title="Eighteen?" isLocked onClose={onClose} closeLabel="Close">
      <button type="button">Yes</button>
      <button type="button">No</button>
    </Dialog>
  );
}

function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Report
      </button>
      <Dialog isOpen={isOpen} title="Report this" onClose={() => setIsOpen(false)} closeLabel="Close">
        <p>Really?</p>
      </Dialog>
    </>
  );
}

describe("a gate", () => {
  it("ignores Esc, the first time and the second", () => {
    const onClose = vi.fn();
    render(<Gate onClose={onClose} />);
    const dialog = screen.getByRole("dialog");
    expect(fireEvent.keyDown(dialog, { key: "Escape" })).toBe(false);
    expect(fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
    expect(fireEvent.keyDown(dialog, { key: "Escape" })).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLDialogElement>("dialog").open).toBe(true);
  });

  it("ignores a press beside it and has no cross", () => {
    const onClose = vi.fn();
    render(<Gate onClose={onClose} />);
    fireEvent.click(screen.getByRole("dialog"));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  it("opens again when the browser closes it by itself", () => {
    render(<Gate />);
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    dialog.close();
    expect(dialog.open).toBe(true);
  });

  it("keeps the focus: the tab key walks round inside", () => {
    render(<Gate />);
    const dialog = screen.getByRole("dialog");
    screen.getByText("No").focus();
    fireEvent.keyDown(dialog, { key: "Tab" });
    expect(document.activeElement).toBe(screen.getByText("Yes"));
    fireEvent.keyDown(dialog, { key: "Tab", shiftKey: true });
    expect(document.activeElement).toBe(screen.getByText("No"));
  });

  it("is drawn open by the server, so that it stands before any script runs", () => {
    expect(renderToString(<Gate />)).toMatch(/<dialog[^>]* open=""/);
  });
});

describe("a dialog", () => {
  it("is named by its title", () => {
    render(
      <Dialog isOpen title="Report this">
        Really?
      </Dialog>,
    );
    expect(screen.getByRole("dialog", { name: "Report this" })).toBeTruthy();
  });

  it("closes on Esc and gives the focus back to what opened it", () => {
    render(<Asking />);
    const opener = screen.getByText("Report");
    opener.focus();
    fireEvent.click(opener);
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it("closes on a press beside it, and not on one inside", () => {
    render(<Asking />);
    fireEvent.click(screen.getByText("Report"));
    fireEvent.click(screen.getByText("Really?"));
    expect(screen.queryByRole("dialog")).not.toBeNull();
    fireEvent.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
