/** Characters as people count them (product.md section 10). */
export const NAME_LENGTH = { least: 3, most: 24 } as const;

/** What the API says of a name that cannot be one; pages have words for each. */
export const NAME_MISTAKES = {
  empty: "Must not be empty",
  short: `Must have at least ${NAME_LENGTH.least} characters`,
  long: `Must have at most ${NAME_LENGTH.most} characters`,
  letters: "Must be letters, digits and spaces",
  script: "Must be of one script",
  lookAlike: "Must not look like other letters",
} as const;
