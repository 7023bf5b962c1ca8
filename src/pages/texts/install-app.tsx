import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useAppMode } from "../layouts/use-app-mode.ts";
import { askToInstall, useInstalling } from "./install-prompt.ts";
import type { InstallWords } from "./install-words.server.ts";

/** The browser's own way to install the site, where it has one; where the app is there already, that it is. */
export function InstallApp({ words }: { words: InstallWords }) {
  const isApp = useAppMode();
  const installing = useInstalling();
  if (isApp) return <Notice tone="done">{words.inApp}</Notice>;
  // An empty region would take room; it is there before what it has to tell.
  if (installing === "unknown") return null;
  return (
    <div aria-live="polite">
      {installing === "offered" && (
        <Button onClick={() => void askToInstall().catch(ignored)}>{words.install}</Button>
      )}
      {installing === "installed" && <Notice tone="done">{words.installed}</Notice>}
      {installing === "dismissed" && <Notice>{words.dismissed}</Notice>}
    </div>
  );
}

/** The browser did not ask: the steps are there. */
const ignored = () => undefined;
