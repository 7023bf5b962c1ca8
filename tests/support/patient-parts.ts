import { configure } from "@testing-library/react";

// As long as everybody else waits (vitest.config.ts), not a second: a busy machine is no reason to fail.
configure({ asyncUtilTimeout: 20_000 });
