/** More resident memory than any accepted picture needs. */
const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;
const WATCH_EVERY_MS = 50;

/** Ends this process when the work takes too much memory. Decoding happens on other threads, so this one can measure. */
export async function watchMemory<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MEMORY_LIMIT_BYTES) process.kill(process.pid, "SIGKILL");
  }, WATCH_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(watch);
  }
}
