/** A message that is all right. */
export const QUESTION = {
  kind: "contact",
  subject: "mistake",
  name: "Mies",
  email: "mies@example.org",
  message: "The hours of this shop are wrong.",
  about: "/coffeeshop/de-reiger",
  locale: "nl",
} as const;
