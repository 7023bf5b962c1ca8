import { useLingui } from "@lingui/react";
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Links, Scripts, ScrollRestoration } from "react-router";
import { useNonce } from "#platform/http/nonce-context.ts";
import layerOrder from "#ui/layers.css?inline";
import { useAddress } from "#ui/link/use-address.ts";
import { useDrawnByServer } from "#ui/use-drawn-by-server.ts";

/**
 * The frame of every document, error pages included: it needs no loader. When hydration fails, because something changed the
 * document before, React renders it again on the client. That may add neither scripts nor styles (security-headers.ts), and needs
 * none: scripts have run, and React leaves styles in the head.
 */
export function Document({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const nonce = useNonce();
  const isAsSent = useDrawnByServer(true) ?? false;
  const manifest = useAddress("/manifest.webmanifest");
  return (
    <html lang={i18n.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf7f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12160f" />
        <meta name="rating" content="mature" />
        {/* In development Vite injects styles into the page and reads the nonce here. */}
        <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifest} />
        {isAsSent && <SentOnly nonce={nonce} />}
        {/* A browser hides nonces from scripts, so the client would render an empty one: a hydration mismatch. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        {isAsSent ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <ScriptsAlone nonce={nonce} />
          </>
        ) : (
          <ScrollRestorationAnew />
        )}
      </body>
    </html>
  );
}

/** What is in a document from the start and needs the nonce. */
function SentOnly({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      {/* This must come before all styles, in whatever order the bundler emits them: it decides which layer wins. */}
      <style nonce={nonce} suppressHydrationWarning>
        {layerOrder}
      </style>
      {/* The first number costs a browser 25 ms, a slow phone 100: it loads the numerals of all languages. Here the browser waits for the styles anyway; during hydration a tap would have to wait. */}
      <script nonce={nonce} suppressHydrationWarning>
        {"new Intl.NumberFormat"}
      </script>
    </>
  );
}

/**
 * The router's scripts without its `modulepreload` links, which on a slow phone compete with fonts and style for bandwidth (a
 * second until the first paint). The router has no option for it, so they are removed from what it renders.
 */
function ScriptsAlone({ nonce }: { nonce: string | undefined }) {
  // Nothing once the page is hydrated.
  const drawn: ReactElement<{ children: ReactNode }> | null = Scripts({ nonce });
  return Children.toArray(drawn?.props.children).filter(
    (part) => !isValidElement(part) || part.type !== "link",
  );
}

/** The router's own, without its script. */
function ScrollRestorationAnew() {
  ScrollRestoration({});
  return null;
}
