import { auditCommand } from "./audit.ts";
import { CannotDo, type Command, type Terminal, WrongUsage } from "./command.ts";
import { demoCommand } from "./demo.ts";
import { eraseCommand } from "./erase.ts";
import { generateCommand } from "./generate.ts";
import { importCommand } from "./import.ts";
import { leadsCommand } from "./leads.ts";
import { lettersCommand } from "./letters.ts";
import { migrateCommand } from "./migrate.ts";
import { packsCommand } from "./packs.ts";
import { renewCommand } from "./renew.ts";
import { roleCommand } from "./role.ts";
import { tokenCommand } from "./token.ts";
import { openTools } from "./open-tools.ts";

const COMMANDS = new Map<string, Command>([
  ["migrate", migrateCommand],
  ["import", importCommand],
  ["renew", renewCommand],
  ["leads", leadsCommand],
  ["packs", packsCommand],
  ["demo", demoCommand],
  ["token", tokenCommand],
  ["role", roleCommand],
  ["generate", generateCommand],
  ["erase", eraseCommand],
  ["audit", auditCommand],
  ["letters", lettersCommand],
]);

/** Runs the arguments of `npm run cli --`. The exit code: 0 success, 1 failure, 2 invalid arguments. */
export async function runCommand([name, ...words]: string[], terminal: Terminal): Promise<number> {
  const command = COMMANDS.get(name ?? "");
  if (!command) return listCommands(name, terminal);
  if (words.includes("--help")) {
    for (const line of helpOf(command)) terminal.out(line);
    return 0;
  }
  try {
    await command.run(words, terminal, () => openTools(terminal));
    return 0;
  } catch (error) {
    if (isWrongUsage(error)) {
      terminal.err(`${error.message}\nUsage: npm run cli -- ${command.usage}`);
      return 2;
    }
    if (!(error instanceof CannotDo) && !hasKind(error)) throw error;
    terminal.err(error.message);
    return 1;
  }
}

function listCommands(name: string | undefined, terminal: Terminal): number {
  const isAsked = name === undefined || name === "--help" || name === "help";
  const say = isAsked ? terminal.out : terminal.err;
  if (!isAsked) say(`There is no command "${name}".`);
  say("Usage: npm run cli -- <command>, each with --help\n");
  const width = Math.max(...[...COMMANDS.keys()].map((key) => key.length));
  for (const [key, { summary }] of COMMANDS) say(`  ${key.padEnd(width)}  ${summary}`);
  return isAsked ? 0 : 2;
}

function helpOf({ usage, summary, details }: Command): string[] {
  return [`npm run cli -- ${usage}`, `  ${summary}`, "", ...details.map((line) => (line ? `  ${line}` : ""))];
}

/** `parseArgs` refuses an unknown option with a code of its own. */
function isWrongUsage(error: unknown): error is Error {
  const code = String((error as { code?: unknown } | null)?.code);
  return error instanceof WrongUsage || code.startsWith("ERR_PARSE_ARGS");
}

/** The database is down, or the folder is in use: errors whose message is for people. */
function hasKind(error: unknown): error is Error & { kind: string } {
  return error instanceof Error && "kind" in error;
}
