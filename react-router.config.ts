import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // Our client loaders are a line long: chunks of their own would cost every page a request and save nothing.
  splitRouteModules: false,
} satisfies Config;
