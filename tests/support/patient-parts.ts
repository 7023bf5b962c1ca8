import { configure } from "@testing-library/react";

// The same timeout as all tests (vitest.config.ts), not a second: a busy machine is no reason to fail.
configure({ asyncUtilTimeout: 60_000 });
