import type { Theme } from "./facade-svg.ts";

const ADDRESS = /^(.{1,64})-(light|dark)\.svg$/su;

/** The address of the facade of a seed as a picture (`facadeSvg`). */
export function houseAddress(seed: string, theme: Theme): string {
  return `/houses/${encodeURIComponent(seed)}-${theme}.svg`;
}

/** Parses the last part of such an address, decoded; undefined when it is invalid. */
export function readHouseAddress(file: string): { seed: string; theme: Theme } | undefined {
  const [, seed, theme] = ADDRESS.exec(file) ?? [];
  return seed === undefined ? undefined : { seed, theme: theme === "dark" ? "dark" : "light" };
}
