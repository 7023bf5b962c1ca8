import { totalmem } from "node:os";

const MEGABYTE = 1024 * 1024;
const [LEAST, MOST] = [128, 1024];

/**
 * What PostgreSQL keeps of its files for all connections, in megabytes: an eighth of the machine's memory, half of what
 * its manual advises for a machine of its own, because this one is shared with the application.
 */
export function bufferMegabytes(memoryBytes = memoryOfMachine()): number {
  return Math.min(MOST, Math.max(LEAST, Math.floor(memoryBytes / 8 / MEGABYTE)));
}

/** A container may have less than the machine it runs on; without a limit it tells 0 or a number beyond all machines. */
function memoryOfMachine(): number {
  return Math.min(process.constrainedMemory() || Infinity, totalmem());
}
