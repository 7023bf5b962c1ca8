import { Street } from "#ui/facade/street.tsx";

/** Wall to wall as wide as a column of text, from quay to gable. */
const HOUSE_COUNT = 9;

/** The picture of a post without a photo: a street of no town in particular, always the same for the same post. */
export function PostStreet({ id, isLazy }: { id: number; isLazy?: boolean }) {
  const houses = Array.from({ length: HOUSE_COUNT }, (_, place) => ({
    seed: String(id * HOUSE_COUNT + place),
  }));
  return <Street houses={houses} isLazy={isLazy} />;
}
