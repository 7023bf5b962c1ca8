import { parseArgs } from "node:util";
import { loadDemoNews } from "#features/discover/server/load-demo-news.ts";
import { FIND_DOUBLES } from "#features/doubles/server/find-doubles.ts";
import { forgetDoublesOfGone } from "#features/doubles/server/forget-doubles-of-gone.ts";
import { loadDemoReaders } from "#features/newsletter/server/load-demo-readers.ts";
import { removeSampleIssues } from "#features/newsletter/server/remove-sample-issues.ts";
import { removeSampleAnswers } from "#features/support/server/remove-sample-answers.ts";
import { removeSampleWords } from "#features/words/server/remove-sample-words.ts";
import { removeDemoNews } from "#features/discover/server/remove-demo-news.ts";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { removeDemoCatalogue } from "#features/products/server/remove-demo-catalogue.ts";
import { LOAD_DEMO_PICTURES } from "#features/reviews/server/load-demo-pictures.ts";
import { loadDemoReviews } from "#features/reviews/server/load-demo-reviews.ts";
import { removeDemoReviews } from "#features/reviews/server/remove-demo-reviews.ts";
import { removeSampleRedirects } from "#features/seo/server/remove-sample-redirects.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { removeDemo } from "#features/shops/server/remove-demo.ts";
import { loadDemoFigures } from "#features/figures/server/load-demo-figures.ts";
import { loadDemoContributions } from "#features/contributions/server/load-demo-contributions.ts";
import { loadDemoTickets } from "#features/support/server/load-demo-tickets.ts";
import { undoTrials } from "#features/contributions/server/undo-trials.ts";
import { loadDemoCases } from "#features/moderation/server/load-demo-cases.ts";
import { removeDemoCases } from "#features/moderation/server/remove-demo-cases.ts";
import { loadDemoPeople } from "#features/social/server/load-demo-people.ts";
import { removeDemoPeople } from "#features/social/server/remove-demo-people.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { readSettings } from "#platform/config/read-settings.ts";
import { CannotDo, type Command, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

export const demoCommand: Command = {
  usage: "demo load|remove [--yes]",
  summary: "add the invented shops, brands, products, menus, news, people and reviews, or take them away",
  details: [
    "Samples stand in an invented town of their own (/coffeeshops/sample-markerwaard) and in no other list, count, sitemap or",
    "statistic. Its people are sam, noor, ada, eva, shop, brand and mod: `token` and `role` know them, and so does signing in",
    "with demo mode on. Load data of `generate` is removed too. Where SITE_URL or OPERATOR is set, which is how a public site is run,",
    "load wants --yes: two of its people are admins.",
  ],
  async run(words, terminal, openTools) {
    const { values, positionals } = parseArgs({
      args: words,
      options: { yes: { type: "boolean" } },
      allowPositionals: true,
    });
    const [what, ...rest] = positionals;
    if ((what !== "load" && what !== "remove") || rest.length > 0) throw new WrongUsage("Say load or remove");
    const { SITE_URL, OPERATOR } = readSettings("dev").settings;
    if (what === "load" && (SITE_URL || OPERATOR) && !values.yes)
      throw new CannotDo(
        "SITE_URL or OPERATOR is set, so this may be a public site: invented shops would stand beside real ones, and two invented people are admins. Say --yes if that is what you want",
      );
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      terminal.out(await (what === "load" ? load(database) : remove(database)));
    } finally {
      await close();
    }
  },
};

async function load(database: Database): Promise<string> {
  const { shopCount } = await loadDemo(database);
  const { brandCount, productCount } = await loadDemoCatalogue(database);
  await loadDemoNews(database);
  const { peopleCount } = await loadDemoPeople(database);
  const { readerCount } = await loadDemoReaders(database);
  await loadDemoReviews(database);
  await loadDemoCases(database);
  await loadDemoContributions(database);
  await loadDemoTickets(database);
  await loadDemoFigures(database);
  await enqueue(database, LOAD_DEMO_PICTURES, {}, { jobKey: LOAD_DEMO_PICTURES });
  await enqueue(database, FIND_DOUBLES, {}, { jobKey: FIND_DOUBLES });
  const allPeople = peopleCount + readerCount;
  return `${shopCount} sample shops, ${brandCount} brands, ${productCount} products and ${allPeople} people are there`;
}

async function remove(database: Database): Promise<string> {
  await removeDemoCases(database);
  await removeDemoReviews(database);
  await undoTrials(database, { now: new Date() });
  const { peopleCount } = await removeDemoPeople(database);
  await removeDemoNews(database);
  await removeSampleIssues(database);
  await removeSampleWords(database);
  await removeSampleAnswers(database);
  const { brandCount, productCount } = await removeDemoCatalogue(database);
  const { shopCount } = await removeDemo(database);
  await forgetDoublesOfGone(database);
  await removeSampleRedirects(database);
  return `${shopCount} sample shops, ${brandCount} brands, ${productCount} products and ${peopleCount} people removed`;
}
