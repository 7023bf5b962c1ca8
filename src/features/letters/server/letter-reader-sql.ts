import { sql } from "kysely";
import { isSuspended } from "#features/accounts/server/suspension-sql.ts";
import { isReachable } from "#features/newsletter/server/issue-readers.ts";

/** Of `newsletter` and its `account`: whether letters go there. Nobody is written to whom the site has shut out, or who is leaving. */
export const mayGetLetters = sql<boolean>`(${isReachable} and not ${isSuspended("account")})`;
