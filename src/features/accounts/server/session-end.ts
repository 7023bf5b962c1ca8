/** By which processes learn of sessions that have ended (NOTIFY, db/functions/accounts.sql): the number of the session. */
export const SESSION_END_CHANNEL = "session_end";
