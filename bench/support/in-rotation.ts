/** Round robin: the next item, and after the last the first again. */
export function inRotation<Thing>(things: readonly Thing[]): () => Thing {
  let next = 0;
  return () => {
    const thing = things[next++ % things.length];
    if (thing === undefined) throw new RangeError("There is nothing to go round");
    return thing;
  };
}
