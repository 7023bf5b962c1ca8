import type { Disk } from "flydrive";
import type { StorageSetting } from "../config/storage-setting.ts";
import { type FileStorage, StorageUnreachable } from "./file-storage.ts";
import { writeWhole } from "./write-whole.ts";

/** The storage of the settings. The driver is loaded at the first file: most visits need none. */
export function openFileStorage(setting: StorageSetting): FileStorage {
  let opened: Promise<Disk> | undefined;
  const disk = () => (opened ??= openDisk(setting));
  const prefix = setting.kind === "bucket" ? setting.prefix : "";
  return {
    async write(name, bytes, mime) {
      await orUnreachable(async () => {
        if (setting.kind === "folder") return writeWhole(setting.path, name, bytes);
        return (await disk()).put(prefix + name, bytes, { contentType: mime });
      });
    },
    read: (name) =>
      orUnreachable(async () => {
        try {
          return await (await disk()).getBytes(prefix + name);
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),
    // The driver and not the disk, which strips the slash and would delete all folders with this prefix.
    removeFolder: (name) => orUnreachable(async () => (await disk()).driver.deleteAll(`${prefix}${name}/`)),
  };
}

async function openDisk(setting: StorageSetting): Promise<Disk> {
  const { Disk } = await import("flydrive");
  if (setting.kind === "folder") {
    const { FSDriver } = await import("flydrive/drivers/fs");
    return new Disk(new FSDriver({ location: setting.path, visibility: "private" }));
  }
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = setting;
  return new Disk(
    new S3Driver({
      endpoint,
      region,
      bucket,
      credentials: { accessKeyId, secretAccessKey },
      // Other S3 providers often support neither buckets as host names nor ACLs nor Amazon's newer checksums.
      forcePathStyle: true,
      supportsACL: false,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      visibility: "private",
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    }),
  );
}

async function orUnreachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new StorageUnreachable((error as { cause?: unknown }).cause ?? error);
  }
}

function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; $metadata?: { httpStatusCode?: number } } };
  return cause?.code === "ENOENT" || cause?.$metadata?.httpStatusCode === 404;
}
