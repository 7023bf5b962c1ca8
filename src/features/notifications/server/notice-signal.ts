/** By which processes tell each other of new notices (NOTIFY): the account that is told, and the number of the notice. */
export const NOTICE_CHANNEL = "notice";
