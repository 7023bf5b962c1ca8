import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound, Stale } from "#platform/errors/errors.ts";
import type { SurveyName } from "#platform/surveys.ts";
import { textOf } from "./survey-texts.ts";

interface TextToRemove {
  id: number;
  survey: SurveyName;
  text: string;
  day: string;
  isSample: boolean;
}

const textToRemove = statement(
  "survey-text-to-remove",
  (_, p: Params<{ id: number }>) => sql<TextToRemove>`
    select response.id, response.survey, response.text, response.day::text as day,
      coalesce((select is_sample from account where account.id = response.account_id), false) as "isSample"
    from survey_response as response where response.id = ${p.id} and response.text is not null
    for update of response`,
);

const removeText = statement(
  "remove-survey-text",
  (_, p: Params<{ id: number }>) => sql`update survey_response set text = null where id = ${p.id}`,
);

/**
 * Removes what somebody wrote. What they chose stays, and so does that they were asked. To be called in a transaction.
 * @throws NotFound; Stale; NotAllowed
 */
export async function removeSurveyText(
  tx: Database,
  admin: Admin,
  { id, rev }: { id: number; rev: string },
): Promise<void> {
  const row = await textToRemove.first(tx, { id });
  if (!row) throw new NotFound("_id");
  const stored = textOf(row);
  if (stored.rev !== rev) throw new Stale(stored);
  await keepToSamples(tx, admin, row);
  await removeText.run(tx, { id });
  await record(tx, {
    actorId: admin.accountId,
    actorRole: "admin",
    action: "remove",
    targetType: "survey",
    targetId: id,
    details: { survey: row.survey },
  });
}
