import { totalmem } from "node:os";

const MEGABYTE = 1024 * 1024;
const [LEAST, MOST] = [128, 1024];

/**
 * PostgreSQL's cache of its files for all connections (shared_buffers), in megabytes: an eighth of the machine's memory, half of
 * what its manual advises for a dedicated machine, because this one is shared with the application.
 */
export function bufferMegabytes(memoryBytes = memoryOfMachine()): number {
  return Math.min(MOST, Math.max(LEAST, Math.floor(memoryBytes / 8 / MEGABYTE)));
}

/** A container may have less than the machine it runs on; without a limit it reports 0 or a number beyond all machines. */
function memoryOfMachine(): number {
  return Math.min(process.constrainedMemory() || Infinity, totalmem());
}
