import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import * as v from "valibot";
import type { Settings } from "#platform/config/settings.ts";
import { OVERPASS_QUERY } from "../overpass-query.ts";
import { RegisterDescription } from "../register-description.ts";

export type RenewSettings = Pick<Settings, "OVERPASS_URL" | "OVERPASS_QUERY" | "SITE_URL" | "DATA_DIR">;

/** Whom to ask for newer facts. */
export interface RenewSources {
  overpass: { address: string; query: string };
  registers: { name: string; description: RegisterDescription }[];
  /** Where answers stay until somebody takes them. */
  folder: string;
  userAgent: string;
}

const REGISTERS = new URL("../../../../data/registers/", import.meta.url);

/** @throws WrongDescription */
export async function renewSourcesOf(
  settings: RenewSettings,
  registers: URL = REGISTERS,
): Promise<RenewSources> {
  const { OVERPASS_URL: address, OVERPASS_QUERY: query = OVERPASS_QUERY, SITE_URL, DATA_DIR } = settings;
  return {
    overpass: { address, query },
    registers: await enabledRegisters(registers),
    folder: resolve(DATA_DIR, "renew"),
    userAgent: `Highstreet (renewing facts about coffeeshops${SITE_URL ? `; ${SITE_URL}` : ""})`,
  };
}

/** A description that cannot be used, with what is wrong with it. */
export class WrongDescription extends Error {
  readonly kind = "wrong-description";
}

async function enabledRegisters(folder: URL): Promise<RenewSources["registers"]> {
  const files = (await readdir(folder)).filter((file) => /^[a-z0-9-]+\.json$/.test(file)).toSorted();
  const found: RenewSources["registers"] = [];
  for (const file of files) {
    const description = readDescription(
      await readFile(new URL(file, folder), "utf8"),
      join("data/registers", file),
    );
    if (description.isEnabled) found.push({ name: file.replace(/\.json$/, ""), description });
  }
  return found;
}

function readDescription(text: string, file: string): RegisterDescription {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new WrongDescription(`${file} is no JSON`);
  }
  const parsed = v.safeParse(RegisterDescription, read);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new WrongDescription(`${file}: ${v.getDotPath(issue) ?? "it"} ${issue.message}`);
}
