import type { Theme } from "./facade-svg.ts";

const ADDRESS = /^(.{1,64})-(light|dark|lit)\.svg$/su;

/** The address of the facade of a seed as a picture (`facadeSvg`). By day an open house looks as any other. */
export function houseAddress(seed: string, theme: Theme, { isOpen = false } = {}): string {
  return `/houses/${encodeURIComponent(seed)}-${isOpen && theme === "dark" ? "lit" : theme}.svg`;
}

/** Parses the last part of such an address, decoded; undefined when it is invalid. */
export function readHouseAddress(file: string): { seed: string; theme: Theme; isOpen: boolean } | undefined {
  const [, seed, light] = ADDRESS.exec(file) ?? [];
  return seed === undefined
    ? undefined
    : { seed, theme: light === "light" ? "light" : "dark", isOpen: light === "lit" };
}
