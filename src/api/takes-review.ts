import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import type { ApiEnvironment } from "./app.ts";
import { MOST_PHOTOS } from "#features/reviews/review.ts";
import { takes } from "./takes.ts";
import { objectOnly } from "./takes-json.ts";
import { takesUpload } from "./takes-upload.ts";

/** The fields of a review, and its photos. */
const MOST_PARTS = 14 + MOST_PHOTOS;

const JSON_TYPE = "application/json";
const FORM_TYPE = "multipart/form-data";

/** Fields of a form that are texts; the others are written as JSON would have them. */
const TEXTS = new Set(["targetType", "targetId", "reviewId", "text", "locale", "visited", "boughtAtId"]);

/** A review comes as JSON, or as a form where it has photos. */
export function takesReview(): MiddlewareHandler<ApiEnvironment> {
  const json = every(takes(JSON_TYPE, FORM_TYPE), objectOnly);
  const upload = takesUpload({ mostParts: MOST_PARTS });
  return (c, next) => (isForm(c.req.header("content-type")) ? upload(c, next) : json(c, next));
}

function isForm(type = ""): boolean {
  return type.trim().toLowerCase().startsWith(FORM_TYPE);
}

/** Makes JSON of a form, so that one schema checks both; the photos go beside it. Comes after what hashes the body as it was sent. */
export const unpackReview: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
  if (!isForm(c.req.header("content-type"))) return next();
  const refuse = (msg: string, param: string) => c.json({ errors: [{ msg, param }] }, 400);
  const form = await c.req.formData().catch(() => undefined);
  if (!form) return refuse("Must be a form", "request");
  const photos: File[] = [];
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string") {
      if (name !== "photos") return refuse("Must not be a file", name);
      photos.push(value);
    } else if (name === "photos" || Object.hasOwn(fields, name)) {
      return refuse(name === "photos" ? "Must be files" : "Must be given once", name);
    } else {
      fields[name] = TEXTS.has(name) ? value : parsed(value);
    }
  }
  c.set("photos", photos);
  c.req.raw = new Request(c.req.url, {
    method: c.req.method,
    headers: { "content-type": JSON_TYPE },
    body: JSON.stringify(fields),
  });
  // What was read of the form is not what is read from here on.
  c.req.bodyCache = {};
  return next();
};

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The photos of a review as they were sent; undefined when one is too large. */
export async function photoBytes(
  photos: readonly File[],
  mostBytes: number,
): Promise<Uint8Array[] | undefined> {
  if (photos.some(({ size }) => size > mostBytes)) return undefined;
  return Promise.all(photos.map(async (photo) => new Uint8Array(await photo.arrayBuffer())));
}
