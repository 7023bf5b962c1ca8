import { asModerator, type Member } from "#features/accounts/server/members.ts";
import type { GivenFields } from "#features/dashboard/field.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import { countryDay } from "#features/hours/country-clock.ts";
import { lockCatalogue } from "#features/products/server/lock-catalogue.ts";
import type { Database } from "#platform/database/database.ts";
import { STRAIN_FIELDS } from "../strain-fields.ts";
import type { StrainToEdit, StrainValues } from "../strain-to-edit.ts";
import { strainToEdit } from "./strains-to-edit.ts";
import { writeStrain } from "./write-strain.ts";

/**
 * Saves fields of a strain, inside of the caller's transaction. Each fact notes that it is the site's word from now on, and files of the
 * catalogue leave it alone.
 * @throws NotAllowed for whoever is neither moderator nor admin; NotFound; Stale; Invalid by field
 */
export async function editStrain(
  tx: Database,
  member: Member,
  { id, rev, changes }: { id: number; rev: string; changes: Partial<GivenFields<typeof STRAIN_FIELDS>> },
  { now }: { now: Date },
): Promise<StrainToEdit> {
  const moderator = asModerator(member);
  const saved = await withRev<StrainValues>(tx, {
    type: "strain",
    id,
    rev,
    by: moderator,
    role: moderator.permissions.admin ? "admin" : "mod",
    now,
    isSample: ({ shown }) => shown["isSample"] === true,
    fields: STRAIN_FIELDS,
    read: async (inside) => {
      await lockCatalogue.run(inside);
      return strainToEdit(inside, moderator, { id });
    },
    write: (inside, before) =>
      writeStrain(inside, { strain: before as StrainToEdit, given: changes, day: countryDay(now) }),
  });
  return saved as StrainToEdit;
}
