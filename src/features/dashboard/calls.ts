import { readFile, send, sendCall } from "#platform/http-client.ts";
import type { FieldError } from "#platform/errors/errors.ts";
import type { ToDoCounts } from "./rooms.ts";

/** A thing of a list as the API answers it: its fields, and what is shown beside them. */
export interface AnsweredItem {
  _id: string;
  rev: string;
  [field: string]: unknown;
}

/** What came of each of several: its new `rev`, or why it stays as it was. */
export interface SavedItems {
  items: { _id: string; rev?: string; errors?: FieldError[] }[];
}

interface Saved {
  _id: string;
  rev: string;
  changes: object;
}

const callOf = (list: string) => `dashboard/${list}`;

/** @throws CallFailed; with `current` where somebody saved it in between */
export function saveItem(list: string, saved: Saved): Promise<AnsweredItem> {
  return sendCall("PATCH", callOf(list), saved);
}

/** Each is answered by itself. @throws CallFailed when none could be */
export function saveItems(list: string, items: readonly Saved[]): Promise<SavedItems> {
  return sendCall("PATCH", callOf(list), { items });
}

/** @throws CallFailed */
export function addItem(list: string, fields: object): Promise<AnsweredItem> {
  return sendCall("POST", callOf(list), fields);
}

/** @throws CallFailed */
export function removeItem(list: string, item: { _id: string; rev: string }): Promise<object> {
  return sendCall("DELETE", callOf(list), item);
}

/** What waits over all rooms: how much in each, and the first page of cases. */
export interface ReadQueue {
  /** Null for whoever is told none. */
  counts: ToDoCounts | null;
  items: readonly { id: string; openBy: readonly string[] }[];
  /** What waits no more, of late, and who decided it. */
  decided: readonly { id: string; by: string | null }[];
}

/** @throws CallFailed */
export function readQueue(signal: AbortSignal): Promise<ReadQueue> {
  return send("GET", callOf("queue"), undefined, signal);
}

/** Tells the others which case is open here; null for none. @throws CallFailed */
export function tellOpenCase(id: string | null): Promise<object> {
  return sendCall("POST", callOf("queue"), { id });
}

/** The whole list as a file for spreadsheets. @throws CallFailed */
export function listFile(list: string, query: URLSearchParams): Promise<Blob> {
  return readFile(`${callOf(list)}?${query}`);
}
