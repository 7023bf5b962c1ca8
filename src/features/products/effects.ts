/**
 * Effects that people report of a strain or product, never benefits: no medical terms (product.md section 5). The unwelcome ones
 * belong to an honest picture. The same words are held by a check of db/migrations/0009_catalogue.sql.
 */
export const EFFECTS = [
  "relaxed",
  "happy",
  "euphoric",
  "uplifted",
  "sleepy",
  "creative",
  "energetic",
  "hungry",
  "focused",
  "tingly",
  "talkative",
  "giggly",
  "thoughtful",
  "clearHeaded",
  "dreamy",
  "heavy",
  "dryMouth",
  "dryEyes",
  "dizzy",
  "uneasy",
] as const;

export type Effect = (typeof EFFECTS)[number];
