import type { CaptchaAnswer } from "#platform/captcha/captcha-answer.ts";
import { sendCall } from "#platform/http-client.ts";
import type { DeskForm } from "./ticket-forms.ts";
import type { TicketAction } from "./ticket.ts";

const CALLS: Record<TicketAction, string> = { contact: "contact", getListed: "getlisted" };

/** A question from the dashboard. Returns the number of the ticket. @throws CallFailed */
export async function askAtDesk(asked: DeskForm): Promise<string> {
  const { _id } = await sendCall<{ _id: string }>("POST", "dashboard/support", asked);
  return _id;
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
