import type { Measurement } from "./measurement.ts";

/** Tells people what takes so long. */
export type Say = (line: string) => void;

/** One benchmark: measures, and gives its lines of the table. */
export type Part = (say: Say) => Promise<Measurement[]>;
