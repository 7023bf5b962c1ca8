import type { OpenAPIV3_1 } from "openapi-types";

/** The head of `/api/openapi.json`; the calls come from the schemas that check them. */
export function openApiDocument(siteName: string): Partial<OpenAPIV3_1.Document> {
  return {
    openapi: "3.1.0",
    info: {
      title: `${siteName} API`,
      version: "1",
      description:
        "Public reads are open to every site, without credentials. Refusals are `{errors: [{msg, param}]}`; " +
        "`msg` is a fixed English sentence. A known call by another method is 405 with `Allow`. Shop data: (c) OpenStreetMap contributors, ODbL 1.0.",
      license: { name: "Open Database License 1.0, for the data of shops", identifier: "ODbL-1.0" },
    },
    // Anybody may call what does not say otherwise.
    security: [],
    components: { securitySchemes: { session: { type: "http", scheme: "bearer" } } },
    servers: [{ url: "/api" }],
  };
}
