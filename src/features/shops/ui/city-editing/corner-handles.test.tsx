import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { type Corner, cornersTyped, textOfCorners } from "#platform/geo/ring.ts";
import type { RunningMap } from "#ui/map/map-start.ts";
import { CornerHandles } from "./corner-handles.tsx";
import { useDrawing } from "./use-drawing.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

afterEach(cleanup);

/** On which a degree is a thousand px, and north is up. */
const MAP = {
  engine: {
    map: {
      project: ([x, y]: [number, number]) => ({ x: x * 1000, y: -y * 1000 }),
      unproject: ([x, y]: [number, number]) => ({ lng: x / 1000, lat: -y / 1000 }),
      on: () => ({ unsubscribe: () => undefined }),
    },
  },
  moveClear: () => undefined,
} as unknown as RunningMap;

const TYPED = "52, 5\n52, 6\n53, 6";

/** The field and what is drawn have one state, as in the editor. */
function Editor() {
  const [text, setText] = useState(TYPED);
  const corners = cornersTyped(text) as Corner[];
  const drawing = useDrawing({ corners, onChange: (next) => setText(textOfCorners(next)) });
  return (
    <I18nProvider i18n={i18n}>
      <textarea value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <CornerHandles map={MAP} corners={corners} drawing={drawing} />
      <button type="button" onClick={() => drawing.add([5.5, 51.9])}>
        Press
      </button>
      <button type="button" onClick={drawing.undo}>
        Undo
      </button>
    </I18nProvider>
  );
}

const typed = () => screen.getByRole<HTMLTextAreaElement>("textbox").value;
const corner = (name: string) => screen.getByRole("button", { name });
const focused = () => document.activeElement?.getAttribute("aria-label");
const pressKey = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...more });
const undo = () => fireEvent.click(screen.getByRole("button", { name: "Undo" }));

test("arrow keys move a corner, Shift further, and all its steps are undone as one", () => {
  render(<Editor />);
  corner("Corner 2 of 3").focus();
  pressKey("ArrowUp");
  expect(typed()).toBe("52, 5\n52.002, 6\n53, 6");
  pressKey("ArrowRight", { shiftKey: true });
  expect(typed()).toBe("52, 5\n52.002, 6.02\n53, 6");
  undo();
  expect(typed()).toBe(TYPED);
});

test("one corner is reached by Tab, and the others from it, around and around", () => {
  render(<Editor />);
  expect(screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(3);
  corner("Corner 1 of 3").focus();
  pressKey("PageUp");
  expect(focused()).toBe("Corner 3 of 3");
  pressKey("PageDown");
  expect(focused()).toBe("Corner 1 of 3");
});

test("a corner that is taken away leaves the focus on its neighbour, and comes back by Undo", () => {
  render(<Editor />);
  corner("Corner 3 of 3").focus();
  pressKey("Delete");
  expect(typed()).toBe("52, 5\n52, 6");
  expect(focused()).toBe("Corner 2 of 2");
  undo();
  expect(typed()).toBe(TYPED);
});

test("a press sets a corner on the side that is nearest", () => {
  render(<Editor />);
  fireEvent.click(screen.getByRole("button", { name: "Press" }));
  expect(typed()).toBe("52, 5\n51.9, 5.5\n52, 6\n53, 6");
});

test("what was typed since is not undone", () => {
  render(<Editor />);
  fireEvent.click(screen.getByRole("button", { name: "Press" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: `${TYPED}\n53, 5` } });
  undo();
  expect(typed()).toBe(`${TYPED}\n53, 5`);
});
