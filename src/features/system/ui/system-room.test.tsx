import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { SystemState } from "../system.ts";
import { SystemRoom } from "./system-room.tsx";

afterEach(cleanup);

const STATE: SystemState = {
  at: "2026-11-28T17:00:00Z",
  queue: [],
  schedule: [{ task: "find-doubles", ranAt: null }],
  mail: { isOn: false, sentAt: null, failedAt: null },
  space: { freeBytes: 40e9, totalBytes: 100e9 },
  versions: { site: "0.1.0", node: "24.1.0", postgres: "18.1" },
  counts: { people: 12, shops: 1166, reviews: 30, pictures: 4, pictureBytes: 2_500_000 },
};

function show(changes: Partial<SystemState> = {}) {
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <SystemRoom {...STATE} {...changes} />
    </I18nProvider>,
  );
}

test("a quiet site says that nothing waits, and that no backup was ever made", () => {
  show();
  for (const said of [
    "None: everything that was due has been done.",
    "Off: no mail server is set up, letters are kept as files",
    "40 GB of 100 GB free",
    "4 (2.5 MB)",
    "1,166",
    "Never",
  ])
    expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText(/^Never by the site/)).toBeTruthy();
  expect(screen.queryByText(/filling up/)).toBeNull();
});

test("tasks that wait or fail say how long", () => {
  const queued = {
    task: "send-letter",
    waitingCount: 2,
    failingCount: 1,
    givenUpCount: 3,
    oldestSeconds: 7300,
  };
  show({ queue: [queued] });
  const [row] = screen.getAllByRole("row").slice(1);
  expect([...(row as HTMLElement).children].map(({ textContent }) => textContent)).toEqual([
    "send-letter",
    "2",
    "1",
    "3",
    "2 hours",
  ]);
});

test("a disk that fills is warned of, and one that cannot be asked is not known", () => {
  show({ space: { freeBytes: 5e9, totalBytes: 100e9 } });
  expect(screen.getByText(/filling up/)).toBeTruthy();
  cleanup();
  show({ space: null });
  expect(screen.getByText("Not known")).toBeTruthy();
});
