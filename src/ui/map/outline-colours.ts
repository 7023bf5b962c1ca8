/** What an outline of a country is painted with by day; NIGHT_COLOURS has what becomes of each at night. */
export const OUTLINE_COLOURS = {
  sea: "#b5d8d3",
  abroad: "#efeae0",
  land: "#faf7f0",
  shore: "#8fbdb8",
  border: "#b9ab97",
} as const;
