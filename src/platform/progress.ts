/** Shows the person who started the process what takes so long. */
export interface Progress {
  /** Runs a step and prints afterwards how long it took; a line every few seconds while it runs. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** One line on the way. */
  line(text: string): void;
  done(text: string): void;
}

type Sink = { write(text: string): unknown } | { info(text: string): void };

const STILL_MS = 5_000;

export function openProgress(sink: Sink): Progress {
  const startedAt = performance.now();
  const line = (text: string) => ("info" in sink ? sink.info(text) : sink.write(`${text}\n`));
  const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
  return {
    line,
    done: (text) => line(`${text} (${seconds(startedAt)})`),
    async step(name, work) {
      const stepStartedAt = performance.now();
      const still = setInterval(() => line(`${name}: still at it, ${seconds(stepStartedAt)}`), STILL_MS);
      still.unref();
      try {
        const result = await work();
        line(`${name}: ${seconds(stepStartedAt)}`);
        return result;
      } finally {
        clearInterval(still);
      }
    },
  };
}
