import { Hono } from "hono";
import { html } from "hono/html";
import { generateSpecs } from "hono-openapi";
import type { ApiEnvironment } from "./app.ts";
import { docsStyle } from "./docs-style.ts";
import { openApiDocument } from "./openapi.ts";

/** `/api/docs`: every call on one plain page, rendered from the same document as `/api/openapi.json`. */
export function docs(api: Hono<ApiEnvironment>, siteName: string): Hono<ApiEnvironment> {
  const page = new Hono<ApiEnvironment>();
  page.get("/", async (c) => {
    const document = await generateSpecs(api, { documentation: openApiDocument(siteName) });
    const nonce = c.env.nonce ?? "";
    const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).map(([method, call]) => ({ path, method, call: call as Call })),
    );
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <meta name="description" content="Every public call of the ${siteName} API" />
            <title>${siteName} API</title>
            <style nonce="${nonce}">
              ${docsStyle}
            </style>
          </head>
          <body>
            <main>
              <h1>${siteName} API</h1>
              <p>${document.info?.description}</p>
              <p><a href="/api/openapi.json">OpenAPI 3.1 document</a> · <a href="/">The site</a></p>
              ${calls.map(section)}
            </main>
          </body>
        </html>`,
    );
  });
  return page;
}

interface Call {
  summary?: string;
  description?: string;
  parameters?: { name: string; required?: boolean; description?: string; schema?: unknown }[];
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
}

function section({ path, method, call }: { path: string; method: string; call: Call }) {
  const parameters = (call.parameters ?? []).map(
    ({ name, required, description, schema }) =>
      html`<tr>
        <td><code>${name}</code>${required ? " (required)" : ""}</td>
        <td>${description}</td>
        <td><code>${JSON.stringify(schema)}</code></td>
      </tr>`,
  );
  const answers = Object.entries(call.responses ?? {}).map(
    ([status, { description }]) =>
      html`<tr>
        <td>${status}</td>
        <td>${description}</td>
      </tr>`,
  );
  return html`<section>
    <h2><code>${method.toUpperCase()} /api${path}</code></h2>
    <p>${call.summary}</p>
    ${call.description ? html`<p>${call.description}</p>` : ""}
    ${
      parameters.length > 0
        ? html`<table>
            <caption>
              Query
            </caption>
            <thead>
              <tr>
                <th scope="col">Parameter</th>
                <th scope="col">What it says</th>
                <th scope="col">Schema</th>
              </tr>
            </thead>
            <tbody>
              ${parameters}
            </tbody>
          </table>`
        : ""
    }
    <table>
      <caption>
        Answers
      </caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">What it means</th>
        </tr>
      </thead>
      <tbody>
        ${answers}
      </tbody>
    </table>
  </section>`;
}
