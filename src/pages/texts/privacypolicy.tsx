import { useAddress } from "#ui/link/use-address.ts";
import { appContext } from "../../app-context.ts";
import { useSite } from "../layouts/use-site.ts";
import type { Route } from "./+types/privacypolicy.ts";
import { CountingChoice } from "./counting-choice.tsx";
import { countingWords } from "./counting-words.server.ts";
import { textOf } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return { text: await textOf(app, "privacypolicy"), words: countingWords(app.i18n) };
}

export default function Privacypolicy({ loaderData }: Route.ComponentProps) {
  const { visit, viewer } = useSite();
  const address = useAddress("/privacypolicy");
  // Whoever has yet to say that they are 18 answers both in the one question.
  const hasChoice = visit.consent !== undefined || viewer !== null;
  return (
    <TextPage
      text={loaderData.text}
      action={
        hasChoice && <CountingChoice words={loaderData.words} consent={visit.consent} address={address} />
      }
    />
  );
}
