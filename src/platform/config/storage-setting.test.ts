import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig, WrongSettings } from "./read-config.ts";
import { storageOf } from "./storage-setting.ts";

/** Where files are stored with these settings, or the error message for the operator. */
function storageWith(environment: Record<string, string>) {
  try {
    return storageOf(readConfig(environment, "start").settings);
  } catch (error) {
    if (error instanceof WrongSettings) return error.lines;
    throw error;
  }
}

describe("files are kept", () => {
  test.each([
    [{}, resolve("var/media")],
    [{ DATA_DIR: "/srv/site" }, "/srv/site/media"],
    [{ STORAGE_URL: "file:./pictures" }, resolve("pictures")],
    [{ STORAGE_URL: "file:/srv/pictures" }, "/srv/pictures"],
    [{ STORAGE_URL: "file:///srv/my%20pictures" }, "/srv/my pictures"],
  ])("with %j in the folder %s", (environment, path) => {
    expect(storageWith(environment as Record<string, string>)).toEqual({ kind: "folder", path });
  });

  test("in a bucket, with a key and a secret of any characters", () => {
    const STORAGE_URL =
      "s3://AKIA1:se%2Fcr%2Bet%3D@storage.example:9000/media/site/one?region=eu-west-4&tls=0";
    expect(storageWith({ STORAGE_URL })).toEqual({
      kind: "bucket",
      endpoint: "http://storage.example:9000",
      region: "eu-west-4",
      bucket: "media",
      prefix: "site/one/",
      accessKeyId: "AKIA1",
      secretAccessKey: "se/cr+et=",
    });
  });

  test("over https and in the region most servers call their own, unless it says otherwise", () => {
    expect(storageWith({ STORAGE_URL: "s3://key:secret@storage.example/media" })).toMatchObject({
      endpoint: "https://storage.example",
      region: "us-east-1",
      prefix: "",
    });
  });

  test.each([
    "./var/media",
    "file:",
    "file://elsewhere/media",
    "https://key:hush@storage.example/media",
    "s3://storage.example/media",
    "s3://key@storage.example/media",
    "s3://key:hush@storage.example",
    "s3://key:hush@storage.example/Media",
    "s3://key:hush@storage.example/media/..%2fetc",
    "s3://key:hush@storage.example/media?tls=yes",
    "s3://key:hush@storage.example/media?acl=public",
    "s3://key:hu%sh@storage.example/media",
  ])("nowhere with %s, which is said without repeating it", (STORAGE_URL) => {
    const lines = storageWith({ STORAGE_URL });
    expect(lines).toEqual([expect.stringMatching(/^STORAGE_URL must be a folder such as file:/)]);
    expect(String(lines)).not.toContain("hush");
  });
});

test.each([
  ["https://cdn.example.org", "https://cdn.example.org"],
  ["https://cdn.example.org/", "https://cdn.example.org"],
  ["https://cdn.example.org/site/", "https://cdn.example.org/site"],
])("the CDN %s is written before /img as %s", (given, base) => {
  expect(readConfig({ CDN_URL: given }, "start").settings.CDN_URL).toBe(base);
});

test.each([
  "http://cdn.example.org",
  "cdn.example.org",
  "https://cdn.example.org/?a=b",
  "https://me:hush@cdn.example.org",
])("%s is no CDN", (given) => {
  expect(() => readConfig({ CDN_URL: given }, "start")).toThrow(/CDN_URL must be an address/);
});
