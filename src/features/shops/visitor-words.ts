/** The query words of the form that asks who comes and when. */
export const VISITOR_WORDS = ["residence", "age", "id", "at"] as const;
