/** What earns points, and how many each (product.md section 10). Visits and use earn none. */
export const POINTS_OF = { review: 5, fact: 1, menuPhoto: 5, edit: 3 } as const;

export type ContributionKind = keyof typeof POINTS_OF;
