import { printable } from "./printable.ts";
import { runCommand } from "./run-command.ts";

// Opening hours are computed in wall-clock time, which a daylight saving zone of the machine would break twice a year.
process.env.TZ = "UTC";

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${printable(line)}\n`),
  err: (line) => process.stderr.write(`${printable(line)}\n`),
});
