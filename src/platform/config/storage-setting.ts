import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { Settings } from "./settings.ts";

/** `STORAGE_URL` as read: a local folder by its absolute path, or a bucket. Holds a secret: never log it. */
export type StorageSetting =
  | { kind: "folder"; path: string }
  | {
      kind: "bucket";
      /** `https://host:port` */
      endpoint: string;
      region: string;
      bucket: string;
      /** Before every name: `""` or such as `pictures/`. */
      prefix: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** Says what is valid and never what was given, which holds a secret. */
export const storageSetting = v.pipe(
  v.string(),
  v.transform((value) => folderOf(value) ?? bucketOf(value)),
  v.check(
    (storage) => storage !== undefined,
    "must be a folder such as file:./var/media, or a bucket such as s3://key:secret@host:port/bucket?region=eu-central-1 " +
      "(percent-encode / + and = in key and secret; tls=0 for plain http)",
  ),
  v.transform((storage) => storage as StorageSetting),
);

/** Where files are stored; by default in DATA_DIR. */
export function storageOf({
  STORAGE_URL,
  DATA_DIR,
}: Pick<Settings, "STORAGE_URL" | "DATA_DIR">): StorageSetting {
  return STORAGE_URL ?? { kind: "folder", path: resolve(join(DATA_DIR, "media")) };
}

function folderOf(value: string): StorageSetting | undefined {
  if (!value.startsWith("file:") || value === "file:") return undefined;
  // An address could not say `./var`, which is what operators mean by it.
  if (!value.startsWith("file://")) return { kind: "folder", path: resolve(value.slice("file:".length)) };
  try {
    return { kind: "folder", path: fileURLToPath(value) };
  } catch {
    return undefined;
  }
}

function bucketOf(value: string): StorageSetting | undefined {
  const url = URL.parse(value);
  if (url?.protocol !== "s3:" || !url.hostname || !url.username || !url.password) return undefined;
  const [bucket = "", ...folders] = url.pathname.split("/").filter(Boolean);
  const tls = url.searchParams.get("tls") ?? "1";
  const isKnown = [...url.searchParams.keys()].every((name) => name === "region" || name === "tls");
  const isRight =
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) &&
    folders.every((folder) => /^[\w-]+$/.test(folder)) &&
    /^[01]$/.test(tls);
  if (!isKnown || !isRight) return undefined;
  try {
    return {
      kind: "bucket",
      endpoint: `${tls === "1" ? "https" : "http"}://${url.host}`,
      region: url.searchParams.get("region") || "us-east-1",
      bucket,
      prefix: folders.map((folder) => `${folder}/`).join(""),
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    };
  } catch {
    return undefined;
  }
}
