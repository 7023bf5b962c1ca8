/**
 * The name as people look it up: Dutch lists put `'s-Hertogenbosch` under H and `'t Zand` under Z. Only shortened articles are
 * dropped; `Den Haag` and `De Bilt` stay under D.
 */
export function sortName(name: string): string {
  return name.replace(/^['’`´][st][\s-]+(?=\S)/iu, "");
}
