import type { MigrationFile } from "./migration-files.ts";

export interface AppliedMigration {
  name: string;
  checksum: string;
}

/**
 * What is still to be applied. A database that is ahead of the files is left in peace: the release before this one
 * may be starting again while the new one is rolled out.
 * @throws Error when a file was edited or taken away after it was applied, or comes too late for its number
 */
export function pendingOf(
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
): MigrationFile[] {
  const fileOf = new Map(files.map((file) => [file.name, file]));
  const lastFile = files.at(-1)?.name ?? "";
  for (const { name, checksum } of applied) {
    const file = fileOf.get(name);
    if (file && file.checksum !== checksum) {
      throw new Error(`The migration ${name} was edited after it was applied; write a new one instead`);
    }
    if (!file && name < lastFile) throw new Error(`The migration ${name} was applied, but its file is gone`);
  }
  const appliedNames = new Set(applied.map(({ name }) => name));
  const pending = files.filter(({ name }) => !appliedNames.has(name));
  const lastApplied = applied
    .map(({ name }) => name)
    .toSorted()
    .at(-1);
  const late = pending.find(({ name }) => lastApplied !== undefined && name < lastApplied);
  if (late) {
    throw new Error(
      `The migration ${late.name} comes before ${lastApplied}, which is already applied; give it a later number`,
    );
  }
  return pending;
}
