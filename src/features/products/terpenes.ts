/** Held as well by a check of db/migrations/0009_catalogue.sql. */
export const TERPENES = [
  "myrcene",
  "limonene",
  "caryophyllene",
  "pinene",
  "linalool",
  "humulene",
  "terpinolene",
  "ocimene",
  "nerolidol",
  "bisabolol",
] as const;

export type Terpene = (typeof TERPENES)[number];
