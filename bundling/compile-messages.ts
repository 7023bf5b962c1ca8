import { writeFile } from "node:fs/promises";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { makeConfig } from "@lingui/conf";
import linguiConfig from "../lingui.config.ts";
import { type CompiledMessage, typesetMessage } from "./typeset-message.ts";

// `lingui compile --strict --typescript`, with the typography of each language set on the way: Lingui has no place for that
// between reading and writing, and in the `.po` files themselves translators would have to keep it.

const config = makeConfig(linguiConfig, { skipValidation: true });
const areas = await getCatalogs({ ...config, rootDir: process.cwd() });
const faults: string[] = [];

for (const tag of config.locales) {
  for (const area of areas) {
    const file = area.getFilename(tag).replace(/\.po$/, ".ts");
    const { messages, missing } = await area.getTranslations(tag, {
      sourceLocale: config.sourceLocale,
      fallbackLocales: config.fallbackLocales,
    });
    faults.push(...missing.map(({ id }) => `${file}: no translation of ${id}`));
    const { source, errors } = createCompiledCatalog(tag, messages, { namespace: "json" });
    faults.push(...errors.map(({ id, error }) => `${file}: ${id}: ${error.message}`));
    await writeFile(file, moduleOf(tag, JSON.parse(source).messages));
  }
}

if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exitCode = 1;
}

function moduleOf(tag: string, messages: Record<string, CompiledMessage>): string {
  const set = Object.entries(messages).map(([id, message]) => [id, typesetMessage(tag, message)]);
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(set)));
  return `/*eslint-disable*/import type{Messages}from"@lingui/core";export const messages=JSON.parse(${json})as Messages;`;
}
