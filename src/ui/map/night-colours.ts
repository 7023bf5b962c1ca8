/** The colours of the ground (tiles-layers.json) by day, and what they become at night. */
export const NIGHT_COLOURS: Record<string, string> = {
  "#faf7f0": "#12160f",
  "#f3eee2": "#171b14",
  "#f6e6e0": "#231b18",
  "#f3ecd6": "#201f16",
  "#d9e4cf": "#1a2318",
  "#efeae0": "#191c16",
  "#cfe0c1": "#1b2a18",
  "#dfead0": "#182415",
  "#f1e7c9": "#24241a",
  "#d8e6da": "#182822",
  "#d6e7c6": "#1a2917",
  "#b5d8d3": "#16322f",
  "#eee8dd": "#1d211a",
  "#ece4d6": "#20271e",
  "#e0d6c4": "#2d352a",
  "#8fbdb8": "#2b5a54",
  "#e2d9c8": "#0d100b",
  "#f7f2e6": "#242a21",
  "#d9cdb8": "#333a2f",
  "#e3c98d": "#16140c",
  "#ffffff": "#313a2f",
  "#fffdf6": "#3d4638",
  "#fdf3d9": "#4d4d39",
  "#f9e2b0": "#5a5033",
  "#cfc7b8": "#3a4036",
  "#b9ab97": "#55604f",
  "#3f7d78": "#6fb3a7",
  "#6d776f": "#a3af9f",
  "#8a6d2c": "#d8b86a",
  "#3a4540": "#dde5d6",
};

/** The same layers in the colours of a theme. */
export function inTheme<Layers>(layers: Layers, theme: "light" | "dark"): Layers {
  if (theme === "light") return layers;
  const written = JSON.stringify(layers).replaceAll(
    /#[\da-f]{6}/g,
    (colour) => NIGHT_COLOURS[colour] ?? colour,
  );
  return JSON.parse(written) as Layers;
}
