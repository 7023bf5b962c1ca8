/**
 * Which strains are like one, and why: its parents and children first, then those with a parent in common, then what is known of
 * them – terpenes before flavours before effects – and last the breeder and what the seed is sold as. There is nothing here that
 * money could change.
 */
export interface LikenessFacts {
  id: number;
  slug: string;
  parentSlugs: string[];
  breederId: number | null;
  marketedAs: string | null;
  effects: string[];
  flavours: string[];
  terpenes: string[];
  isWellKnown: boolean;
}

export interface LikeStrain {
  otherId: number;
  /**
   * Strongest first, at most four: the other `isParent` or `isChild`; in common are `parent:og-kush`, `terpene:pinene`,
   * `flavour:pine`, `effect:relaxed`, `breeder`, `marketedAs:indica`.
   */
  reasons: string[];
}

/** How many similar strains are listed with a strain. */
export const MOST_LIKE = 6;
const MOST_REASONS = 4;

const POINTS = {
  isParent: 60,
  isChild: 50,
  parent: 40,
  terpene: 12,
  flavour: 10,
  effect: 6,
  breeder: 5,
  marketedAs: 4,
} as const;

/** That both are sold as hybrids makes no two strains alike, so that alone is no reason. */
const FEWEST_POINTS = POINTS.marketedAs + 1;

/** Something strains may have in common. Strains are meant by their places in the list. */
interface Feature {
  kind: keyof typeof POINTS;
  reason: string;
  places: number[];
  /** The parent itself, which is in its own family: so it is paired with its children there. */
  ownerPlace: number | undefined;
}

/**
 * The most alike of each strain, best first; strains without any are omitted. Ties are broken by how well known they are, then by
 * position after it in the list, as in a ring: so every strain is named by some.
 */
export function likeStrains(strains: LikenessFacts[]): Map<number, LikeStrain[]> {
  const featuresOf = featuresOfAll(strains);
  const points = new Uint32Array(strains.length);
  const isKnown = Uint8Array.from(strains, ({ isWellKnown }) => Number(isWellKnown));
  const found = new Map<number, LikeStrain[]>();
  strains.forEach((strain, place) => {
    const features = featuresOf[place] ?? [];
    const others: number[] = [];
    for (const feature of features) {
      for (const other of feature.places) {
        if (other === place) continue;
        if (points[other] === 0) others.push(other);
        points[other] = (points[other] ?? 0) + POINTS[kindBetween(feature, place, other)];
      }
    }
    const after = (other: number) => (other - place + strains.length) % strains.length;
    const best = others
      .filter((other) => (points[other] ?? 0) >= FEWEST_POINTS)
      .toSorted(
        (a, b) =>
          (points[b] ?? 0) - (points[a] ?? 0) || (isKnown[b] ?? 0) - (isKnown[a] ?? 0) || after(a) - after(b),
      )
      .slice(0, MOST_LIKE);
    const alike = best.flatMap((other) => {
      const { id } = strains[other] ?? {};
      return id === undefined ? [] : [{ otherId: id, reasons: reasonsBetween(features, place, other) }];
    });
    if (alike.length > 0) found.set(strain.id, alike);
    for (const other of others) points[other] = 0;
  });
  return found;
}

function featuresOfAll(strains: LikenessFacts[]): Feature[][] {
  const placeOfSlug = new Map(strains.map(({ slug }, place) => [slug, place]));
  const known = new Map<string, Feature>();
  return strains.map((strain, place) => {
    const feature = (kind: Feature["kind"], name: string | number) => {
      const key = `${kind}:${name}`;
      const one = known.get(key) ?? {
        kind,
        reason: kind === "breeder" ? kind : key,
        places: [],
        ownerPlace: kind === "parent" ? placeOfSlug.get(String(name)) : undefined,
      };
      known.set(key, one);
      one.places.push(place);
      return one;
    };
    return [
      ...[...new Set([strain.slug, ...strain.parentSlugs])].map((slug) => feature("parent", slug)),
      ...strain.terpenes.map((word) => feature("terpene", word)),
      ...strain.flavours.map((word) => feature("flavour", word)),
      ...strain.effects.map((word) => feature("effect", word)),
      ...(strain.breederId === null ? [] : [feature("breeder", strain.breederId)]),
      ...(strain.marketedAs === null ? [] : [feature("marketedAs", strain.marketedAs)]),
    ];
  });
}

function reasonsBetween(features: Feature[], place: number, other: number): string[] {
  return features
    .filter(({ places }) => places.includes(other))
    .map((feature) => ({ feature, kind: kindBetween(feature, place, other) }))
    .toSorted((a, b) => POINTS[b.kind] - POINTS[a.kind])
    .slice(0, MOST_REASONS)
    .map(({ feature, kind }) => (kind === feature.kind ? feature.reason : kind));
}

function kindBetween({ kind, ownerPlace }: Feature, place: number, other: number): keyof typeof POINTS {
  if (ownerPlace === undefined) return kind;
  if (ownerPlace === other) return "isParent";
  return ownerPlace === place ? "isChild" : kind;
}
