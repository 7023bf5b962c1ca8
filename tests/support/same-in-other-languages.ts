/**
 * Messages of more than two words that may read alike in two languages, by id, with the reason. Everything else that equals the
 * Dutch or English text counts as untranslated.
 */
export const SAME_IN_OTHER_LANGUAGES: Record<string, string> = {};
