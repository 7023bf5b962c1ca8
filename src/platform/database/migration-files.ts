import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export interface MigrationFile {
  /** `0007_review_reports`: the file's name without its ending. */
  name: string;
  number: number;
  text: string;
  /** Of the text with plain line feeds: git on Windows may have changed them. */
  checksum: string;
  /** For what PostgreSQL refuses inside a transaction, such as `create index concurrently`. */
  isInTransaction: boolean;
}

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
const NO_TRANSACTION = /^-- no transaction\s*$/;

/**
 * The migrations of a folder, in their order. Files that do not end in `.sql` are left alone.
 * @throws Error when a name is not like `0007_review_reports.sql`, or two have the same number
 */
export async function migrationFiles(folder: string): Promise<MigrationFile[]> {
  const fileNames = (await readdir(folder)).filter((fileName) => fileName.endsWith(".sql")).toSorted();
  const files = await Promise.all(fileNames.map((fileName) => readMigration(folder, fileName)));
  for (const [index, file] of files.entries()) {
    const before = files[index - 1];
    if (before?.number === file.number) {
      throw new Error(`Two migrations have the same number: ${before.name} and ${file.name}`);
    }
  }
  return files;
}

async function readMigration(folder: string, fileName: string): Promise<MigrationFile> {
  const number = FILE_NAME.exec(fileName)?.[1];
  if (!number) throw new Error(`A migration is named like 0007_review_reports.sql: ${fileName} is not`);
  const text = (await readFile(join(folder, fileName), "utf8")).replaceAll("\r\n", "\n");
  return {
    name: fileName.slice(0, -".sql".length),
    number: Number(number),
    text,
    checksum: createHash("sha256").update(text).digest("hex"),
    isInTransaction: !NO_TRANSACTION.test(text.split("\n", 1)[0] ?? ""),
  };
}
