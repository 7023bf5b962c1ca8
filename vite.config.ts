import { linguiTransformerBabelPreset, lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vite";

export default defineConfig({
  // The order matters: the message macros must be gone before the router reads a module's exports.
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui({ failOnCompileError: true }), reactRouter()],
  build: { cssCodeSplit: true },
});
