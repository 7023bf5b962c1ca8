import * as v from "valibot";
import { askPolitely, type Patience, RemoteFailure } from "../remote/ask-politely.ts";
import { textOfAnswer } from "../remote/store-answer.ts";

const MOST_PAGES = 40;
const PAGE_SIZE = 500;
/** Of one page. */
const MOST_BYTES = 8 * 1024 * 1024;

const cell = v.nullish(v.union([v.string(), v.number(), v.boolean()]), null);

const Page = v.object({
  features: v.array(
    v.object({
      attributes: v.record(v.string(), cell),
      geometry: v.nullish(v.looseObject({ x: v.number(), y: v.number() }), null),
    }),
  ),
  exceededTransferLimit: v.optional(v.boolean(), false),
});

/** ArcGIS answers 200 to what it refuses. */
const Refused = v.object({ error: v.object({ code: v.number(), message: v.optional(v.string(), "") }) });

export interface Layer {
  /** Of the layer itself, ending in `/FeatureServer/0` or `/MapServer/0`. */
  address: string;
  /** A condition in the words of the layer, such as `1=1`. */
  where: string;
  /** The only ones that are asked for and kept. */
  fields: readonly string[];
  /** That gives each row its place, so that pages neither overlap nor leave one out. */
  idField: string;
}

export interface LayerFeature {
  cells: Record<string, string | number | boolean | null>;
  /** WGS 84; null where the layer has none, or no point. */
  point: { latitude: number; longitude: number } | null;
}

/**
 * Reads all features of an ArcGIS feature layer, a page after the other.
 * @throws RemoteFailure when one page is missing: half a register says that the other half is gone
 */
export async function featuresOfLayer(
  layer: Layer,
  userAgent: string,
  patience: Patience,
): Promise<LayerFeature[]> {
  const { host } = new URL(layer.address);
  const found = new Map<string, LayerFeature>();
  for (let page = 0; page < MOST_PAGES; page++) {
    const address = pageAddress(layer, found.size);
    const text = await askPolitely(
      { address, userAgent },
      (answer) => textOfAnswer(answer, MOST_BYTES),
      patience,
    );
    const { features, exceededTransferLimit } = readPage(text, host);
    for (const { attributes, geometry } of features) {
      const id = String(attributes[layer.idField] ?? "");
      if (id === "") throw new RemoteFailure(`${host} has a row without ${layer.idField}`);
      if (found.has(id))
        throw new RemoteFailure(`${host} repeats rows from page to page, so none of them is taken`);
      const cells = Object.fromEntries(layer.fields.map((field) => [field, attributes[field] ?? null]));
      found.set(id, { cells, point: geometry && { latitude: geometry.y, longitude: geometry.x } });
    }
    if (!exceededTransferLimit) return [...found.values()];
    if (features.length === 0) throw new RemoteFailure(`${host} promises more rows and sends none`);
  }
  throw new RemoteFailure(`${host} has more than ${MOST_PAGES} pages; narrow what is asked for`);
}

function pageAddress({ address, where, fields, idField }: Layer, offset: number): string {
  const url = new URL(`${address.replace(/\/+$/, "")}/query`);
  url.search = new URLSearchParams({
    where,
    outFields: [...new Set([idField, ...fields])].join(","),
    returnGeometry: "true",
    outSR: "4326",
    orderByFields: idField,
    resultOffset: String(offset),
    resultRecordCount: String(PAGE_SIZE),
    f: "json",
  }).toString();
  return url.href;
}

function readPage(text: string, host: string): v.InferOutput<typeof Page> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new RemoteFailure(`${host} answered with something else than JSON, or with a part of it`);
  }
  const refused = v.safeParse(Refused, read);
  if (refused.success)
    throw new RemoteFailure(`${host} refuses the question (code ${refused.output.error.code})`);
  const page = v.safeParse(Page, read);
  if (!page.success) throw new RemoteFailure(`${host} answered with something else than features`);
  return page.output;
}
