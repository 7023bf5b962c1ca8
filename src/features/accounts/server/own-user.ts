import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotSignedIn } from "#platform/errors/errors.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Permissions } from "#platform/viewer.ts";
import { sql } from "kysely";
import { thumbnailOf } from "../account.ts";
import type { OnboardingStep } from "../onboarding-step.ts";
import type { PrefType } from "../pref-types.ts";
import { type Privacy, privacyOf } from "../privacy.ts";
import type { Member } from "./members.ts";

interface OwnRow {
  name: string;
  url: string;
  defaultPicture: number;
  pictureKey: string | null;
  locale: Locale;
  bio: string;
  prefTypes: PrefType[];
  privacy: object;
  onboardingStep: OnboardingStep | null;
  isSample: boolean;
  /** An address to write to is there, and confirmed. */
  hasEmail: boolean;
  /** Also while the address is not confirmed. */
  wantsNewsletter: boolean;
  /** It was confirmed since the dialog that says so was shown last. */
  isNewlyVerified: boolean;
  /** One is set up and confirmed, whether or not this session has shown it. */
  hasSecondFactor: boolean;
  eraseAt: string | null;
}

const ownRow = statement(
  "own-user",
  (_, p: Params<{ accountId: number }>) => sql<OwnRow>`
    select account.name, account.url, account.default_picture as "defaultPicture", picture.key as "pictureKey",
      account.locale, account.bio, account.pref_types as "prefTypes", account.privacy,
      account.onboarding_step as "onboardingStep", account.is_sample as "isSample",
      newsletter.confirmed_at is not null as "hasEmail", coalesce(newsletter.is_wanted, false) as "wantsNewsletter",
      account.is_newly_verified as "isNewlyVerified",
      factor.confirmed_at is not null as "hasSecondFactor",
      to_json(account.erase_at) #>> '{}' as "eraseAt"
    from account
    left join media as picture on picture.id = account.picture_id and picture.state = 'shown'
    left join newsletter on newsletter.account_id = account.id
    left join second_factor as factor on factor.account_id = account.id
    where account.id = ${p.accountId}`,
  { isRead: true },
);

/** Somebody as they see themselves (specification section 3, "User"). */
export interface OwnUser extends Omit<OwnRow, "defaultPicture" | "pictureKey" | "privacy"> {
  id: number;
  thumbnail: string;
  permissions: Permissions;
  privacy: Privacy;
}

/** @throws NotSignedIn when the account is gone by now */
export async function ownUser(database: Database, member: Member): Promise<OwnUser> {
  const { accountId, permissions } = member;
  const row = await ownRow.first(database, { accountId });
  if (!row) throw new NotSignedIn();
  const { defaultPicture, pictureKey, privacy, ...own } = row;
  return {
    ...own,
    id: accountId,
    thumbnail: thumbnailOf({ defaultPicture, pictureKey }),
    permissions,
    privacy: privacyOf(privacy),
  };
}
