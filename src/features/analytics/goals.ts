/** Goals by the numbers of the specification (section 9). */
export const GOALS = { follow: 5, friend: 6, login: 7 } as const;

export type Goal = keyof typeof GOALS;
