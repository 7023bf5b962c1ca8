import type { CompiledQuery } from "kysely";

const QUOTED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g;
const STAR = /(?:\bselect|\bdistinct|\ball|\breturning|,|\.)\s*\*/i;
const WRITING_WORDS = /\b(?:insert|update|delete|merge|share)\b/i;

/** The text without what is quoted, where a star or a word means nothing. */
function bare(text: string): string {
  return text.replace(QUOTED, "q");
}

/**
 * Refuses `select *`: the next migration that adds a column would break the prepared statement on every open
 * connection ("cached plan must not change result type").
 */
export function checkSql(name: string, text: string): void {
  if (STAR.test(bare(text))) throw new Error(`The statement "${name}" says *: name the columns it needs`);
}

/** A select from tables that locks and changes nothing. Raw SQL is never known to be one: a function may write. */
export function isPlainRead(query: CompiledQuery): boolean {
  return (
    query.query.kind === "SelectQueryNode" &&
    query.query.from !== undefined &&
    !WRITING_WORDS.test(bare(query.sql))
  );
}
