import { sendCall } from "#platform/http-client.ts";
import type { ChosenField } from "./double.ts";

/** @throws CallFailed, with 409 when somebody else was first or one of the two changed */
export async function mergeDoubles(form: {
  _id: string;
  rev: string;
  winner: string;
  taken: readonly ChosenField[];
  people: boolean;
}): Promise<void> {
  const { _id, rev, ...chosen } = form;
  await sendCall("PATCH", "dashboard/doublestrains", {
    _id,
    rev,
    changes: { decision: "merge", ...chosen },
  });
}

/** @throws CallFailed, with 409 when somebody else was first or one of the two changed */
export async function keepApart(form: { _id: string; rev: string }): Promise<void> {
  await sendCall("PATCH", "dashboard/doublestrains", { ...form, changes: { decision: "notSame" } });
}

/** @throws CallFailed, with 409 when a later merge is undone first or something came since */
export async function undoMerge(form: { _id: string; rev: string }): Promise<void> {
  await sendCall("DELETE", "dashboard/doublestrains", form);
}
