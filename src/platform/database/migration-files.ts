import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

interface SqlFile {
  /** The file's name without its ending. */
  name: string;
  text: string;
  /** Of the text with plain line feeds: git on Windows may have changed them. */
  checksum: string;
}

/** `migrations/0007_review_reports.sql`: applied once. */
export interface MigrationFile extends SqlFile {
  number: number;
  /** For what PostgreSQL refuses inside a transaction, such as `create index concurrently`. */
  isInTransaction: boolean;
}

/** `functions/menus.sql`: applied whenever its text has changed. */
export type FunctionsFile = SqlFile;

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
const NO_TRANSACTION = /^-- no transaction\s*$/;

/**
 * The migrations of a folder, in their order. Files that do not end in `.sql` are ignored.
 * @throws Error when a name is not like `0007_review_reports.sql`, or two have the same number
 */
export async function migrationFiles(folder: string): Promise<MigrationFile[]> {
  const files = (await sqlFiles(folder)).map(asMigration);
  for (const [index, file] of files.entries()) {
    const before = files[index - 1];
    if (before?.number === file.number) {
      throw new Error(`Two migrations have the same number: ${before.name} and ${file.name}`);
    }
  }
  return files;
}

/** The functions of a folder, in the order of the alphabet; none where there is no folder. */
export async function functionsFiles(folder: string): Promise<FunctionsFile[]> {
  try {
    return await sqlFiles(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

async function sqlFiles(folder: string): Promise<SqlFile[]> {
  const fileNames = (await readdir(folder)).filter((fileName) => fileName.endsWith(".sql")).toSorted();
  return Promise.all(fileNames.map((fileName) => readSqlFile(folder, fileName)));
}

async function readSqlFile(folder: string, fileName: string): Promise<SqlFile> {
  const text = (await readFile(join(folder, fileName), "utf8")).replaceAll("\r\n", "\n");
  const checksum = createHash("sha256").update(text).digest("hex");
  return { name: fileName.slice(0, -".sql".length), text, checksum };
}

function asMigration(file: SqlFile): MigrationFile {
  const number = FILE_NAME.exec(`${file.name}.sql`)?.[1];
  if (!number) throw new Error(`A migration is named like 0007_review_reports.sql: ${file.name}.sql is not`);
  const isInTransaction = !NO_TRANSACTION.test(file.text.split("\n", 1)[0] ?? "");
  return { ...file, number: Number(number), isInTransaction };
}
