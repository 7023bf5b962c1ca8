import type { OwnerRecord } from "./owner-record.ts";

/** Another process owns the folder. Recognised by `kind`, because this class may exist twice in one process. */
export class FolderInUse extends Error {
  readonly kind = "folder-in-use";
  readonly folder: string;

  constructor(folder: string, owner: OwnerRecord | undefined) {
    const who = owner
      ? `process ${owner.pid} (${owner.command}) since ${owner.startedAt}`
      : "another process";
    super(`${folder} is in use by ${who}`);
    this.name = "FolderInUse";
    this.folder = folder;
  }
}
