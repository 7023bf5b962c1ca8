/** The query parameters of the form for visitor and time. */
export const VISITOR_WORDS = ["residence", "age", "id", "at"] as const;
