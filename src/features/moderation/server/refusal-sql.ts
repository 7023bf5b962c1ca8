import { sql } from "kysely";

/** Of `decision`: that something was refused before anybody had seen it is told to whose it is, and to nobody else. */
export const isPublic = sql<boolean>`decision.outcome <> 'refused'`;

/** Of `decision`, a refusal: what was refused is so to this day. Whoever mends it has taken the refusal, and appeals no more. */
export const isStillRefused = sql<boolean>`case decision.target_type
  when 'deal' then exists (select from deal where deal.id = decision.target_id and deal.state = 'rejected')
  when 'job' then exists (select from job_offer where job_offer.id = decision.target_id and job_offer.state = 'rejected')
end`;
