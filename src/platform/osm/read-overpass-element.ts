import * as v from "valibot";
import type { Point } from "#platform/geo/geo.ts";
import { OSM_TYPES, type OsmElement, type Wanted } from "./osm-element.ts";
import { middleOf } from "./middle-of.ts";

const pair = v.object({ lat: v.number(), lon: v.number() });
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const geometry = v.optional(v.array(v.nullable(pair)), []);

const elementSchema = v.object({
  type: v.picklist(OSM_TYPES, "is neither node, way nor relation"),
  id: v.pipe(
    v.unknown(),
    v.check((value) => v.is(id, value), "has no id that OpenStreetMap could have given"),
    v.transform(Number),
  ),
  tags: v.optional(v.record(v.string(), v.string("has a tag that is no text")), {}),
  timestamp: v.optional(v.string()),
  lat: v.optional(v.number("has a latitude that is no number")),
  lon: v.optional(v.number("has a longitude that is no number")),
  center: v.optional(pair),
  geometry,
  nodes: v.optional(v.array(id), []),
  members: v.optional(
    v.array(
      v.object({
        type: v.string(),
        ref: v.number(),
        lat: v.optional(v.number()),
        lon: v.optional(v.number()),
        geometry,
      }),
    ),
    [],
  ),
});

type Read = { element: OsmElement | null } | { where: string | null; reason: string };

/** Null for an element nobody wants. */
export function readOverpassElement(text: string, wanted: Wanted): Read {
  let json: { type?: unknown; id?: unknown; tags?: unknown } | null;
  try {
    json = JSON.parse(text);
  } catch {
    return { where: null, reason: "is no JSON" };
  }
  if (!isWanted(json, wanted)) return { element: null };
  const result = v.safeParse(elementSchema, json);
  if (!result.success)
    return {
      where: `${String(json?.type)}/${String(json?.id)}`.slice(0, 40),
      reason: result.issues[0].message,
    };
  const { type, tags, timestamp, lat, lon, center, nodes, members } = result.output;
  const own = type === "node" && lat !== undefined && lon !== undefined ? { lat, lon } : center;
  const corners = [
    ...result.output.geometry,
    ...members.flatMap((member) => [...member.geometry, pairOf(member.lat, member.lon)]),
  ].flatMap((corner) => (corner ? [pointOf(corner)] : []));
  const refs = (of: string) => members.filter((member) => member.type === of).map(({ ref }) => ref);
  return {
    element: {
      type,
      id: result.output.id,
      tags,
      editedOn: /^\d{4}-\d\d-\d\d(?=T)/.exec(timestamp ?? "")?.[0] ?? null,
      point: own ? pointOf(own) : middleOf(corners),
      nodeIds: type === "relation" ? refs("node") : nodes,
      wayIds: refs("way"),
    },
  };
}

function isWanted(json: { type?: unknown; id?: unknown; tags?: unknown } | null, wanted: Wanted): boolean {
  if (json === null || typeof json !== "object") return false;
  const { type, id: ref, tags } = json;
  if (type === "node" && wanted.nodeIds.has(ref as number)) return true;
  if (type === "way" && wanted.wayIds.has(ref as number)) return true;
  if (!wanted.hasWantedTags || tags === null || typeof tags !== "object") return false;
  return wanted.hasWantedTags(onlyTexts(tags));
}

function onlyTexts(tags: object): Record<string, string> {
  return Object.fromEntries(Object.entries(tags).filter(([, value]) => typeof value === "string"));
}

function pairOf(lat: number | undefined, lon: number | undefined) {
  return lat === undefined || lon === undefined ? null : { lat, lon };
}

function pointOf({ lat, lon }: { lat: number; lon: number }): Point {
  return { latitude: lat, longitude: lon };
}
