import { CONTACT_SUBJECTS, type ContactSubject } from "./ticket.ts";

/** What the link to the contact form has filled in already. */
export interface ContactAsked {
  subject: ContactSubject | null;
  /** The page it is about, such as `/coffeeshop/barraka`. */
  about: string | null;
}

/** Pages of this site only: a link from elsewhere cannot put its own words into the form. */
const PAGE = /^\/[a-z]+(?:\/[a-z0-9-]{1,120})?$/;

/** Reads `?subject=mistake&about=/coffeeshop/barraka`; whatever else is there counts as nothing. */
export function contactAsked(query: URLSearchParams): ContactAsked {
  const about = query.get("about") ?? "";
  return {
    subject: CONTACT_SUBJECTS.find((subject) => subject === query.get("subject")) ?? null,
    about: PAGE.test(about) ? about : null,
  };
}
