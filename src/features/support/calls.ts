import type { CaptchaAnswer } from "#platform/captcha/captcha-answer.ts";
import { sendCall } from "#platform/http-client.ts";
import { readCall } from "#platform/read-call.ts";
import type { AnswerValues } from "./standard-answer.ts";
import type { DeskForm } from "./ticket-forms.ts";
import type { TicketAction } from "./ticket.ts";

const CALLS: Record<TicketAction, string> = { contact: "contact", getListed: "getlisted" };

/** A question from the dashboard. Returns the number of the ticket. @throws CallFailed */
export async function askAtDesk(asked: DeskForm): Promise<string> {
  const { _id } = await sendCall<{ _id: string }>("POST", "dashboard/support", asked);
  return _id;
}

export interface FoundAnswer extends AnswerValues {
  _id: string;
  isSample: boolean;
}

/** The standard answers that have something in their name or text, by name: a page of them. @throws CallFailed */
export async function readAnswers(q: string, signal: AbortSignal): Promise<FoundAnswer[]> {
  // A list is no page that could have moved.
  const { items } = await readCall<{ items: FoundAnswer[] }>("dashboard/answers", {
    query: { q },
    signal,
    pagePath: "/",
    redirectTo: () => undefined,
  });
  return items;
}

/**
 * Sends a filled-in form with its solved captcha. Returns the number of the ticket.
 * @throws CallFailed with what is wrong with which field
 */
export async function sendTicket(
  action: TicketAction,
  fields: Record<string, unknown>,
  captcha: CaptchaAnswer,
): Promise<string> {
  const { _id } = await sendCall<{ _id: string }>("POST", CALLS[action], { ...fields, captcha });
  return _id;
}
