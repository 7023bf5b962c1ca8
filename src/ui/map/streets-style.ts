import type { LayerSpecification, StyleSpecification } from "maplibre-gl";

/**
 * A third-party style with our points on it. Its labels use our own font, so that no glyphs are requested there and the map has
 * one look.
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

/** The attributions of a style's sources as plain text: their markup is not trusted. */
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
