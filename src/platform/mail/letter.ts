/** A letter in plain text. */
export interface Letter {
  /** The same for the same letter however often it is sent, such as `ticket-12-receipt`: mail servers know it again. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Whom an answer goes to, when not the site. */
  replyTo?: { name: string; address: string };
}
