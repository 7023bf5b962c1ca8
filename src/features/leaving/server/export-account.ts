import type { FreshMember } from "#features/accounts/server/members.ts";
import { originalFile } from "#features/media/server/picture-files.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotSignedIn } from "#platform/errors/errors.ts";
import type { FileStorage } from "#platform/files/file-storage.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { strToU8, zipSync } from "fflate";
import { sql } from "kysely";
import { ACCOUNT_DATA } from "./account-data.ts";
import { sentDocuments } from "./told-account.ts";
import { sentCvs } from "./told-applications.ts";

interface ExportedRow {
  locale: Locale;
  pictureKey: string | null;
  mime: string | null;
}

const accountToExport = statement(
  "account-to-export",
  (_, p: Params<{ accountId: number }>) => sql<ExportedRow>`
    select account.locale, media.key as "pictureKey", media.mime
    from account left join media on media.id = account.picture_id
    where account.id = ${p.accountId}`,
  { isRead: true },
);

// Whatever became of them: also a photo that waits, or that was taken away.
const picturesToExport = statement(
  "pictures-to-export",
  (_, p: Params<{ accountId: number }>) => sql<{ key: string; mime: string }>`
    select media.key, media.mime from media
    where media.id in (
      select photo.media_id from review_photo as photo
      join review on review.id = photo.review_id and review.author_id = ${p.accountId}
      union select media_id from menu_image where author_id = ${p.accountId}
    )
    order by media.key`,
  { isRead: true },
);

interface ExportTools {
  storage: Pick<FileStorage, "read">;
  siteName: string;
  now: Date;
}

/**
 * All that is kept about somebody, as a zip: a file of JSON for each subject, their portrait, the pictures they gave to reviews and menus, the CVs they
 * sent to employers, the documents that show that a shop is theirs, and a README in their language.
 * @throws NotSignedIn when the account is gone by now; `StorageUnreachable` passes (503)
 */
export async function exportAccount(
  database: Database,
  { accountId }: FreshMember,
  { storage, siteName, now }: ExportTools,
): Promise<Uint8Array<ArrayBuffer>> {
  const account = await accountToExport.first(database, { accountId });
  if (!account) throw new NotSignedIn();
  const { locale, pictureKey, mime } = account;
  const files: Record<string, Uint8Array> = {
    "README.txt": strToU8(await readme(locale, { siteName, moment: now.toISOString() })),
  };
  for (const { told } of Object.values(ACCOUNT_DATA)) {
    if (!("topic" in told)) continue;
    const rows = await told.rows.all(database, { accountId });
    files[`${told.topic}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`);
  }
  const picture = pictureKey && mime ? await storage.read(originalFile(pictureKey, mime)) : undefined;
  if (picture) files[`portrait.${extensionOf(mime)}`] = picture;
  for (const { key, mime: type } of await picturesToExport.all(database, { accountId })) {
    const bytes = await storage.read(originalFile(key, type));
    if (bytes) files[`pictures/${key}.${extensionOf(type)}`] = bytes;
  }
  for (const { id, cv } of await sentCvs.all(database, { accountId })) files[`applications/${id}.pdf`] = cv;
  for (const { file, document } of await sentDocuments.all(database, { accountId })) files[file] = document;
  return zipSync(files, { mtime: now });
}

function extensionOf(mime: string | null): string {
  return mime === "image/png" ? "png" : "jpg";
}

async function readme(locale: Locale, values: { siteName: string; moment: string }): Promise<string> {
  const i18n = await loadMessages(locale, ["server"]);
  const paragraphs = [
    i18n._({
      id: "leaving.readme.what",
      message: "This is all that {siteName} keeps about you, as it was at {moment}.",
      values,
    }),
    i18n._({
      id: "leaving.readme.files",
      message:
        "Each file whose name ends in .json holds one subject, written so that people and programs can read it. An empty list, [], means that there is nothing. Times are in UTC. If you have a picture of your own, it is in the file named portrait.",
    }),
    i18n._({
      id: "leaving.readme.pictures",
      message: "The photos you added to reviews and menus are in the folder pictures, named as in the lists.",
    }),
    i18n._({
      id: "leaving.readme.cvs",
      message:
        "The CVs you sent with job applications are in the folder applications, as long as we have them.",
    }),
    i18n._({
      id: "leaving.readme.documents",
      message:
        "The documents you sent to show that a shop or a brand is yours are in the folder claims, as long as we have them.",
    }),
    i18n._({
      id: "leaving.readme.secrets",
      message:
        "Not included: secrets such as your session keys (we keep only fingerprints of them), and who has blocked you, which is private to them.",
    }),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
