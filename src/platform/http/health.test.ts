import { expect, test } from "vitest";
import { health } from "./health.ts";

interface State {
  isReady?: boolean;
  isClosing?: boolean;
  hasSpace?: boolean;
  /** Undefined when the queue does not answer. */
  oldestDueSeconds?: number | undefined;
}

async function ageIn(state: State): Promise<number> {
  if (!("oldestDueSeconds" in state)) return 0;
  if (state.oldestDueSeconds === undefined) throw new Error("away");
  return state.oldestDueSeconds;
}

test.each<[path: string, state: State, said: object, status: number]>([
  ["/live", {}, { status: "live" }, 200],
  ["/live", { isReady: false, isClosing: true }, { status: "live" }, 200],
  ["/ready", {}, { status: "ready", tasks: { oldestDueSeconds: 0 } }, 200],
  ["/ready", { oldestDueSeconds: 4000 }, { status: "ready", tasks: { oldestDueSeconds: 4000 } }, 200],
  ["/ready", { oldestDueSeconds: undefined }, { status: "ready", tasks: { oldestDueSeconds: null } }, 200],
  ["/ready", { isReady: false }, { status: "database unreachable" }, 503],
  ["/live", { hasSpace: false }, { status: "live" }, 200],
  ["/ready", { hasSpace: false }, { status: "storage" }, 503],
  ["/ready", { isClosing: true }, { status: "closing" }, 503],
])("%s of a process with %j says %j", async (path, state, expected, status) => {
  const app = health({
    isDatabaseReady: async () => state.isReady ?? true,
    hasSpace: () => state.hasSpace ?? true,
    isClosing: () => state.isClosing ?? false,
    tasks: { oldestDueSeconds: () => ageIn(state), failedCount: () => 0 },
  });
  const answer = await app.request(path);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual(expected);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
