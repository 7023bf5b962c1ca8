import { raw } from "hono/html";

/** The page of calls stands alone: it loads nothing, so it carries its few lines of style. */
export const docsStyle = raw(`
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; background: light-dark(#faf7f0, #12160f); color: light-dark(#17241b, #eef2e8); }
  main { max-width: 60rem; margin: auto; padding: 2rem 1rem; }
  a { color: light-dark(#0f5c4a, #5cc4a4); }
  section { border-top: 1px solid light-dark(#e4ddce, #2c352b); padding: 1rem 0; }
  h2 { font-size: 1.1rem; }
  code { overflow-wrap: anywhere; }
  table { width: 100%; border-collapse: collapse; margin: 0.5rem 0; }
  caption { text-align: left; font-weight: 600; }
  td { padding: 0.25rem 1rem 0.25rem 0; vertical-align: top; }
`);
