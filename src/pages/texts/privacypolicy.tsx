import { useAddress } from "#ui/link/use-address.ts";
import { appContext } from "../../app-context.ts";
import { useSite } from "../layouts/use-site.ts";
import type { Route } from "./+types/privacypolicy.ts";
import { CountingChoice } from "./counting-choice.tsx";
import { textOf } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return textOf(context.get(appContext), "privacypolicy");
}

export default function Privacypolicy({ loaderData }: Route.ComponentProps) {
  const { visit, viewer } = useSite();
  const address = useAddress("/privacypolicy");
  // Whoever has yet to say that they are 18 answers both in the one question.
  const hasChoice = visit.consent !== undefined || viewer !== null;
  return (
    <TextPage
      text={loaderData}
      action={hasChoice && <CountingChoice consent={visit.consent} address={address} />}
    />
  );
}
