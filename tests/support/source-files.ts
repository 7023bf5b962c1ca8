import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "rolldown/utils";

/** The folder of the project, with a slash at the end. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export interface SourceImport {
  /** As written. */
  specifier: string;
  /** A path from the root of the project, or the name of a package. */
  target: string;
  /** A type import, which does not exist at run time. */
  isTypeOnly: boolean;
  /** `import()`: loaded lazily. */
  isDynamic: boolean;
  /** `export … from`. */
  isReExport: boolean;
}

export interface SourceFile {
  /** From the root of the project, with `/` on every system. */
  path: string;
  text: string;
  imports: SourceImport[];
}

/** The target of an import such as `#features/…`: read from package.json, so that there is one list. */
const aliases = Object.entries(
  (JSON.parse(readFileSync(`${ROOT}package.json`, "utf8")) as { imports: Record<string, string> }).imports,
).map(([name, folder]) => [name.slice(0, -1), folder.slice(2, -1)] as const);

/** Paths of all files of a folder, without what is generated. */
export function pathsIn(folder: string): string[] {
  return readdirSync(ROOT + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll("\\", "/"))
    .filter((path) => !/^src\/locales\/.*\.ts$/.test(path))
    .toSorted();
}

/** The files of a folder that import one another. */
export function sourceFilesIn(folder: string): SourceFile[] {
  return pathsIn(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(ROOT + path, "utf8");
      return { path, text, imports: importsOf(path, text) };
    });
}

/** Tests and their helpers, which have fewer rules than the product. */
export function isForTests(path: string): boolean {
  return /\.test\.tsx?$|\.test-support\.tsx?$|\/testing\//.test(path);
}

/** Every import of a file: static, dynamic with a fixed name, and inside a type. */
export function importsOf(path: string, text: string): SourceImport[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const fixed = module.staticImports.map(({ moduleRequest, start }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: text.startsWith("import type ", start),
    isDynamic: false,
    isReExport: false,
  }));
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.moduleRequest)
    .map((entry) => ({
      specifier: entry.moduleRequest?.value ?? "",
      isTypeOnly: entry.isType,
      isDynamic: false,
      isReExport: true,
    }));
  const called = [...text.matchAll(/\bimport\(\s*["'`]([^"'`$]+)["'`]/g)].map(([, specifier = ""]) => ({
    specifier,
    isTypeOnly: false,
    isDynamic: true,
    isReExport: false,
  }));
  return [...fixed, ...passedOn, ...called]
    .filter(({ specifier }) => !specifier.includes("/+types/"))
    .map((found) => Object.assign(found, { target: targetOf(path, found.specifier) }));
}

function targetOf(path: string, specifier: string): string {
  const file = specifier.replace(/\?.*$/, "");
  if (file.startsWith(".")) return join(dirname(path), file).replaceAll("\\", "/");
  const alias = aliases.find(([name]) => file.startsWith(name));
  return alias ? alias[1] + file.slice(alias[0].length) : file;
}
