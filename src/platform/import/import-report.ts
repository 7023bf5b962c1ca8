/** A line of a file that did not go in, and every reason why. */
export interface Refusal {
  /** As a text editor counts: the header is line 1. */
  line: number;
  /** English sentences for the operator, such as `latitude "91": is more than 90 degrees`. */
  reasons: string[];
}

/** A line that went in, but not with everything it says. */
export interface Remark {
  line: number;
  /** An English sentence for the operator. */
  text: string;
}

/** What an import did, or would do when it was only a trial. */
export interface ImportReport {
  /** Lines below the header, blank ones aside. */
  readCount: number;
  addedCount: number;
  changedCount: number;
  unchangedCount: number;
  refused: Refusal[];
  /** Absent from imports that take a line as a whole or not at all. */
  remarks?: Remark[];
}
