/** What `npm run serve` needs to be told (`platform/config/read-config.ts`). */
export const PRODUCTION_SETTINGS = {
  SITE_URL: "https://example.org",
  OPERATOR: "Example Ltd, Example Street 1, 1000 AA Edam",
  CONTACT_EMAIL: "us@example.org",
};
