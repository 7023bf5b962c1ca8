import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";
import { Gate } from "./gate.tsx";

afterEach(cleanup);

function Question() {
  return (
    <Gate title="Eighteen?">
      <button type="button">Yes</button>
      <button type="button">No</button>
    </Gate>
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
  it("stays where it is at Esc and at a press beside it, and has no cross", () => {
    render(<Question />);
    const gate = screen.getByRole<HTMLDialogElement>("dialog", { name: "Eighteen?" });
    fireEvent.keyDown(gate, { key: "Escape" });
    fireEvent(gate, new Event("cancel", { cancelable: true }));
    fireEvent.click(gate);
    expect(gate.open).toBe(true);
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  it("brings the focus to its first answer", () => {
    render(<Question />);
    expect(document.activeElement).toBe(screen.getByText("Yes"));
  });

  it("leaves the focus where it was moved before hydration", () => {
    const place = document.createElement("div");
    place.innerHTML = renderToString(<Question />);
    document.body.append(place);
    screen.getByText("No").focus();
    render(<Question />, { container: place, hydrate: true });
    expect(document.activeElement).toBe(screen.getByText("No"));
  });

  it("keeps the focus: the tab key walks round inside", () => {
    render(<Question />);
    const gate = screen.getByRole("dialog");
    screen.getByText("No").focus();
    fireEvent.keyDown(gate, { key: "Tab" });
    expect(document.activeElement).toBe(screen.getByText("Yes"));
    fireEvent.keyDown(gate, { key: "Tab", shiftKey: true });
    expect(document.activeElement).toBe(screen.getByText("No"));
  });

  it("is drawn open by the server, so that it stands before any script runs, and says that nothing else counts", () => {
    expect(renderToString(<Question />)).toMatch(/<dialog[^>]* open="" aria-modal="true"/);
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
