import type { FunctionsFile, MigrationFile } from "./migration-files.ts";

/** The tables of this database are of a version whose migrations are no longer there. Recognised by `kind`. */
class MadeByEarlierVersion extends Error {
  readonly kind = "made-by-earlier-version";

  constructor() {
    super(
      "This database was made by an early version of Highstreet, and this version cannot read or convert it. " +
        "Nothing in it was changed. Keep it and set DATA_DIR to another folder (DATABASE_URL to an empty database, " +
        "where that is set), or remove it to begin anew.",
    );
    this.name = "MadeByEarlierVersion";
  }
}

/** The files and what was applied of them do not go together: whoever writes migrations is told what to do. Told apart by `kind`. */
class MigrationRefused extends Error {
  readonly kind = "migration-refused";
  override readonly name = "MigrationRefused";
}

/** What stands in the database of a file that was applied. */
export interface AppliedFile {
  name: string;
  checksum: string;
}

/** Found in every database made before the migrations were merged into one ordered set. */
const FIRST_OF_EARLIER_SET = "0001_places";

/**
 * The migrations that are still to be applied. A database that is ahead of the files is left in peace: the release before
 * this one may be starting again while the new one is rolled out.
 * @throws MadeByEarlierVersion; MigrationRefused when a file was edited or taken away after it was applied, or comes too late for its number
 */
export function pendingOf(files: readonly MigrationFile[], applied: readonly AppliedFile[]): MigrationFile[] {
  if (applied.some(({ name }) => name === FIRST_OF_EARLIER_SET)) throw new MadeByEarlierVersion();
  const fileOf = new Map(files.map((file) => [file.name, file]));
  const lastFile = files.at(-1)?.name ?? "";
  for (const { name, checksum } of applied) {
    const file = fileOf.get(name);
    if (file && file.checksum !== checksum) {
      throw new MigrationRefused(
        `The migration ${name} was edited after it was applied; write a new one instead. ` +
          "Still writing it? Stop the site and delete DATA_DIR (./var), with all that is in it.",
      );
    }
    if (!file && name < lastFile) {
      throw new MigrationRefused(`The migration ${name} was applied, but its file is gone`);
    }
  }
  const appliedNames = new Set(applied.map(({ name }) => name));
  const pending = files.filter(({ name }) => !appliedNames.has(name));
  const lastApplied = applied
    .map(({ name }) => name)
    .toSorted()
    .at(-1);
  const late = pending.find(({ name }) => lastApplied !== undefined && name < lastApplied);
  if (late) {
    throw new MigrationRefused(
      `The migration ${late.name} comes before ${lastApplied}, which is already applied; give it a later number`,
    );
  }
  return pending;
}

/**
 * The functions whose text is another than the one in the database. None while the database is ahead of the migrations:
 * its functions are then newer than these as well.
 */
export function changedFunctions(
  functions: readonly FunctionsFile[],
  { inDatabase, migrations, applied }: FunctionsComparison,
): FunctionsFile[] {
  const lastFile = migrations.at(-1)?.name ?? "";
  if (applied.some(({ name }) => name > lastFile)) return [];
  const checksumOf = new Map(inDatabase.map(({ name, checksum }) => [name, checksum]));
  return functions.filter(({ name, checksum }) => checksumOf.get(name) !== checksum);
}

interface FunctionsComparison {
  /** The functions as they were applied last. */
  inDatabase: readonly AppliedFile[];
  /** All migrations there are, and those that were applied. */
  migrations: readonly MigrationFile[];
  applied: readonly AppliedFile[];
}
