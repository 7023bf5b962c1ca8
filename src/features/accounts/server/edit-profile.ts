import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotSignedIn } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import type { ProfileChanges } from "../profile-changes.ts";
import { indexAccounts } from "./index-accounts.ts";
import type { Member } from "./members.ts";

interface ChangedColumns {
  accountId: number;
  /** Null leaves what is there, here and below. */
  locale: string | null;
  bio: string | null;
  privacy: string;
  /** Of the step null is a value. */
  isStepNamed: boolean;
  step: string | null;
  isNewlyVerified: boolean | null;
}

const updateProfile = statement(
  "update-profile",
  (_, p: Params<ChangedColumns>) => sql`
    update account set locale = coalesce(${p.locale}, locale), bio = coalesce(${p.bio}, bio),
      privacy = privacy || ${p.privacy}::jsonb,
      onboarding_step = case when ${p.isStepNamed}::boolean then ${p.step} else onboarding_step end,
      is_newly_verified = coalesce(${p.isNewlyVerified}, is_newly_verified)
    where id = ${p.accountId}`,
);

interface EditProfile {
  changes: ProfileChanges;
}

/**
 * Changes what somebody says of themselves, and to whom; two changes at once both count.
 * @throws NotSignedIn when the account is gone by now
 */
export async function editProfile(
  database: Database,
  { accountId }: Member,
  { changes }: EditProfile,
): Promise<void> {
  const { locale = null, bio = null, privacy, onboardingStep, isNewlyVerified = null } = changes;
  await database.transaction(async (tx) => {
    const changedCount = await updateProfile.run(tx, {
      accountId,
      locale,
      bio,
      privacy: JSON.stringify(privacy ?? {}),
      isStepNamed: onboardingStep !== undefined,
      step: onboardingStep ?? null,
      isNewlyVerified,
    });
    if (changedCount === 0) throw new NotSignedIn();
    if (privacy) await indexAccounts(tx, { accountIds: [accountId] });
  });
}
