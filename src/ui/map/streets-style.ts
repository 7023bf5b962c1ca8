import type { LayerSpecification, StyleSpecification } from "maplibre-gl";

/**
 * A style of someone else with our points on it. Its labels are drawn with our own face: so no letters are asked for
 * there, and the map speaks in one voice.
 */
export function withOwnFace({ glyphs: _elsewhere, ...style }: StyleSpecification): StyleSpecification {
  return { ...style, layers: style.layers.map(inOwnFace) };
}

function inOwnFace(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== "symbol" || layer.layout?.["text-field"] === undefined) return layer;
  const written = JSON.stringify(layer.layout["text-font"] ?? "");
  const weight = /bold|medium/i.test(written) ? "Medium" : "";
  const slope = /italic|oblique/i.test(written) ? "Italic" : "";
  const named = ["Figtree", weight, slope].filter(Boolean).join(" ");
  const font = named === "Figtree" ? [named] : [named, "Figtree"];
  return { ...layer, layout: { ...layer.layout, "text-font": font } };
}

/** Whom a style's sources ask to be named, as plain words: their markup is not ours to trust. */
export function creditsOf({ sources }: StyleSpecification): string[] {
  const written = Object.values(sources).flatMap((source) =>
    "attribution" in source && source.attribution ? [source.attribution] : [],
  );
  const plain = written.map((text) =>
    text
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&copy;", "©")
      .trim(),
  );
  return [...new Set(plain)].filter(Boolean);
}
