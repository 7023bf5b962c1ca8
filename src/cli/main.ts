import { runCommand } from "./run-command.ts";

// Opening hours are worked out on wall clocks, which a time zone of the machine would bend twice a year.
process.env.TZ = "UTC";

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
