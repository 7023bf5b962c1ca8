import type { Part } from "./part.ts";

// A benchmark in a process of its own, so that others neither warm it up nor slow it down. Standard output belongs to the site's
// log and goes nowhere.

const name = process.argv[2] ?? "";
const { [name]: part } = (await import(`../${name}.ts`)) as Record<string, Part>;
if (!part) throw new Error(`bench/${name}.ts exports no ${name}`);
const measurements = await part((line) => process.stderr.write(`  ${line}\n`));
process.send?.(measurements, () => process.exit(0));
