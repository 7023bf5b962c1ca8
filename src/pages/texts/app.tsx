import { appContext } from "../../app-context.ts";
import type { Route } from "./+types/app.ts";
import { InstallApp } from "./install-app.tsx";
import { installWordsOf } from "./install-words.server.ts";
import { textOf } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return { text: textOf(app, "app"), words: installWordsOf(app.i18n) };
}

export default function App({ loaderData: { text, words } }: Route.ComponentProps) {
  return <TextPage text={text} action={<InstallApp words={words} />} />;
}
