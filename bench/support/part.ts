import type { Measurement } from "./measurement.ts";

/** Shows progress. */
export type Say = (line: string) => void;

/** One benchmark: measures, and returns its lines of the table. */
export type Part = (say: Say) => Promise<Measurement[]>;
