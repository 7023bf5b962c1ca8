import { Trans, useLingui } from "@lingui/react/macro";
import { hasSampleTown } from "#features/places/server/has-sample-town.ts";
import { kindOf } from "#platform/errors/errors.ts";
import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Prose } from "#ui/layout/prose.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { appContext } from "../../app-context.ts";
import { useSite } from "../layouts/use-site.ts";
import { PageHead } from "../page-head.tsx";
import { SeeSamples } from "../see-samples.tsx";
import type { Route } from "./+types/about.ts";
import { ChangedOn } from "./changed-on.tsx";
import { Sources } from "./sources.tsx";
import { textOf } from "./text-of.server.ts";
import { StaticProseText } from "./static-prose-text.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  // The text needs no database and is there without; only its link to the samples is not.
  const hasSamples = await hasSampleTown(app.database).catch((error: unknown) => {
    if (kindOf(error) === "unavailable") return false;
    throw error;
  });
  return { accessibility: textOf(app, "accessibility"), hasSamples };
}

/** Who this is, how lists are ordered, every source with its licence, and how accessible the site is. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { site } = useSite();
  const { name: siteName } = site;
  const { accessibility, hasSamples } = loaderData;
  return (
    <Page isNarrow>
      <PageHead
        title={t({ id: "about.title", message: `About ${siteName}` })}
        description={t({
          id: "about.description",
          message: `What ${siteName} is, how its lists are ordered, where its facts come from and under which licences.`,
        })}
      />
      <Stack gap={8}>
        <Stack gap={3}>
          <h1>
            <Trans id="about.title">About {siteName}</Trans>
          </h1>
          <Lead>
            <Trans id="about.lead">
              A guide to the coffeeshops of the Netherlands, for people who want to know before they go.
            </Trans>
          </Lead>
        </Stack>
        <Prose>
          <h2>
            <Trans id="about.facts.title">Dated facts</Trans>
          </h2>
          <p>
            <Trans id="about.facts.text">
              Most lists of coffeeshops quietly go out of date. Here every fact says where it comes from and
              when it was seen. What nobody knows is called “not known”; it never turns into a “no”.
            </Trans>
          </p>
          <p>
            <Trans id="about.facts.start">
              We start from open data, some of it years old. Shops may have closed or moved since. Below each
              town’s list you see how many coffeeshops the municipality officially has, so you can tell what’s
              missing or has closed.
            </Trans>
          </p>
          <h2>
            <Trans id="about.order.title">How lists are ordered</Trans>
          </h2>
          <p>
            <Trans id="about.order.text">
              A town’s list starts at its centre; the national list is alphabetical. Once enough shops have
              reviews, “Best first” puts well-reviewed shops first; a shop without a rating stands in the
              middle. Among equals, shops whose facts are more complete and more certain come first, then the
              rest in alphabetical order. Nobody can pay to rank higher, and nobody can pay to make a
              competitor disappear.
            </Trans>
          </p>
          <h2>
            <Trans id="about.rules.title">The rules in the Netherlands</Trans>
          </h2>
          <p>
            <Trans id="about.rules.text">
              Coffeeshops are tolerated under strict conditions: nobody under 18, at most 5 grams per person
              per day, no alcohol, no hard drugs, no nuisance and no advertising. By a national rule they may
              admit residents of the Netherlands only; each municipality decides whether to enforce it. Taking
              cannabis across the border is a crime everywhere.
            </Trans>
          </p>
          <p>
            <Trans id="about.rules.site">
              {siteName} is for information only. It sells nothing, delivers nothing and takes no orders.
            </Trans>
          </p>
          <h2>
            <Trans id="about.privacy.title">What we keep about you</Trans>
          </h2>
          <p>
            <Trans id="about.privacy.text">
              Until you log in, just a few small cookies: your answer to the age question, your language if
              you choose one, and which notices you’ve read. No script, font or picture comes from anyone else
              until you ask for a video or a street map, so until then nobody else learns that you were here.
              What an account keeps is in the <Link to="/privacypolicy">privacy policy</Link>.
            </Trans>
          </p>
        </Prose>
        {hasSamples && (
          <Section title={t({ id: "about.samples.title", message: "A town that doesn’t exist" })}>
            <Stack gap={3}>
              <p>
                <Trans id="about.samples.text">
                  Few shops have told us everything yet. To show what a page can be, we invented a town in the
                  Markerwaard, the polder that was planned but never built. Nothing there is real, and none of
                  it is in any other list, count or statistic.
                </Trans>
              </p>
              <div>
                <SeeSamples to={`/coffeeshops/${SAMPLE_TOWN.slug}`} />
              </div>
            </Stack>
          </Section>
        )}
        <Sources />
        <Section id="accessibility" title={accessibility.title}>
          <Stack gap={4}>
            <ChangedOn text={accessibility} />
            <StaticProseText blocks={accessibility.blocks} />
          </Stack>
        </Section>
      </Stack>
    </Page>
  );
}
