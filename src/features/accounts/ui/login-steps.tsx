import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { CallFailed } from "#platform/http-client.ts";
import { SESSION_KEY } from "#platform/session-token.ts";
import type { PageViewer } from "#platform/viewer.ts";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { useLinkPrefix } from "#ui/link/use-address.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { tellOfGoal } from "#features/analytics/calls.ts";
import { openSession } from "../calls.ts";
import { SIGN_IN_PROBLEMS, type SignInProblem } from "../sign-in.ts";
import { ChangeStep } from "./change-step.tsx";
import { LoginBox, type LoginBoxProps } from "./login-box.tsx";
import { Portrait } from "./portrait.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";

type LoginStepsProps = Omit<LoginBoxProps, "isInNewTab"> & {
  viewer: PageViewer;
  /** What comes along with whoever has just logged in, before the page is left. It never fails. */
  onLogIn: () => Promise<void>;
};

/** The ways to log in; on the way back the last step, or why it failed. */
export function LoginSteps({ viewer, onLogIn, ...box }: LoginStepsProps) {
  const { isComing, problem, next, change } = useWayBack(onLogIn);
  useSignedInElsewhere(viewer === null, box.path);
  const name = viewer?.name;
  return (
    <>
      <div aria-live="polite">
        {isComing && (
          <p>
            <Trans id="login.coming">Logging you in…</Trans>
          </p>
        )}
        {problem && <Problem problem={problem} />}
      </div>
      {next && <SecondFactorStep onDone={next} />}
      {change && <ChangeStep name={name ?? ""} {...change} />}
      {!isComing &&
        !next &&
        !change &&
        (viewer ? (
          <Stack gap={4}>
            <Cluster gap={3}>
              <Portrait src={viewer.thumbnail} size={3} />
              <p>
                <Trans id="login.is-in">You’re logged in as {name}.</Trans>
              </p>
            </Cluster>
            <Cluster gap={3}>
              <ButtonLink to={box.path}>
                <Trans id="login.go-on">Continue</Trans>
              </ButtonLink>
            </Cluster>
          </Stack>
        ) : (
          <Stack gap={4}>
            <p>
              <Trans id="login.what-for">
                With an account you save shops, tell what you like and find friends. Google and Discord only
                say that it’s you; they don’t learn what you do here, and nothing is posted in your name.
              </Trans>
            </p>
            <LoginBox {...box} />
          </Stack>
        ))}
    </>
  );
}

/** Where the way to the provider was opened in another window, as some systems do with an installed app, this one goes on as well. */
function useSignedInElsewhere(isWaiting: boolean, path: string): void {
  const prefix = useLinkPrefix();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const goOn = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_KEY && newValue) location.replace(prefix + path);
    };
    window.addEventListener("storage", goOn);
    return () => window.removeEventListener("storage", goOn);
  }, [isWaiting, path, prefix]);
}

interface WayBack {
  isComing: boolean;
  problem?: SignInProblem;
  /** Goes on; while there is it, the second factor is asked for. */
  next?: () => void;
  /** Somebody else is logged in: they are asked. */
  change?: { onChange: () => void; onStay: () => void };
}

/** What the provider's answer says in the fragment of the address: a code, which is exchanged at once, or a problem. */
function useWayBack(onLogIn: () => Promise<void>): WayBack {
  const prefix = useLinkPrefix();
  const [state, setState] = useState<WayBack>({ isComing: false });
  useEffect(() => {
    const answer = new URLSearchParams(location.hash.slice(1));
    const code = answer.get("code");
    const problem = answer.get("problem");
    if (!code && !problem) return;
    // Neither is kept in the history.
    history.replaceState(history.state, "", location.pathname + location.search);
    void arrive(code);

    async function arrive(of: string | null, change = false) {
      if (!of) return setState({ isComing: false, problem: isProblem(problem) ? problem : "unavailable" });
      setState({ isComing: true });
      try {
        const { path, needsSecondFactor } = await openSession(of, { change });
        tellOfGoal("login");
        await onLogIn();
        const goOn = () => {
          setState({ isComing: true });
          // A new document: everything on it is for the person who came.
          location.replace(prefix + path);
        };
        if (needsSecondFactor) setState({ isComing: false, next: goOn });
        else goOn();
      } catch (error) {
        const status = error instanceof CallFailed ? error.status : 0;
        if (status === 409) return setState({ isComing: false, change: askToChange(of) });
        setState({ isComing: false, problem: status === 400 ? "expired" : "unavailable" });
      }
    }

    const askToChange = (of: string) => ({
      onChange: () => void arrive(of, true),
      onStay: () => setState({ isComing: false }),
    });
  }, [prefix, onLogIn]);
  return state;
}

function isProblem(word: string | null): word is SignInProblem {
  return SIGN_IN_PROBLEMS.some((problem) => problem === word);
}

function Problem({ problem }: { problem: SignInProblem }) {
  if (problem === "refused") {
    return (
      <Notice>
        <Trans id="login.refused">You cancelled before the end, so you’re not logged in.</Trans>
      </Notice>
    );
  }
  if (problem === "contested") {
    return (
      <Notice tone="warning">
        <Trans id="login.contested">
          Your browser held the logins of two people at once. To be safe, you’ve been logged out. Please log
          in again.
        </Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      {problem === "expired" ? (
        <Trans id="login.expired">That took too long, or began in another browser. Please try again.</Trans>
      ) : (
        <Trans id="login.unavailable">
          Logging in isn’t working right now. Please try again in a moment.
        </Trans>
      )}
    </Notice>
  );
}
