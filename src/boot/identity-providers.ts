import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { type Provider, PROVIDERS } from "#features/accounts/sign-in.ts";
import type { Settings } from "#platform/config/settings.ts";
import type { HostTable } from "#platform/i18n/hosts.ts";
import { type IdentityProvider, identityProvider } from "#platform/openid/identity-provider.ts";

interface IdentityProviders {
  /** Those one can sign in with: with keys, or all in demo mode. */
  providers: Partial<Record<Provider, IdentityProvider>>;
  /** Answers what is the demo provider's, and passes the rest on. */
  listener: (next: RequestListener) => RequestListener;
  /** The personas stand for Google and Discord. */
  isDemo: boolean;
}

/** Google and Discord as configured. In demo mode without keys a provider of our own takes their place, with the personas. */
export async function identityProviders(settings: Settings, hosts: HostTable): Promise<IdentityProviders> {
  const configured = PROVIDERS.flatMap((provider) => {
    const [clientId, clientSecret, issuer] = settingsOf(provider, settings);
    return clientId && clientSecret
      ? [[provider, identityProvider({ issuer, clientId, clientSecret })] as const]
      : [];
  });
  if (configured.length > 0 || !settings.DEMO)
    return { providers: Object.fromEntries(configured), listener: (next) => next, isDemo: false };
  const clientSecret = randomBytes(32).toString("base64url");
  const { openDemoProvider } = await import("./demo-provider.ts");
  const demo = await openDemoProvider({ clientSecret, hosts });
  const ours = PROVIDERS.map(
    (provider) =>
      [provider, identityProvider({ issuer: demo.issuer, clientId: provider, clientSecret })] as const,
  );
  return { providers: Object.fromEntries(ours), listener: demo.listener, isDemo: true };
}

function settingsOf(provider: Provider, settings: Settings) {
  return {
    google: [settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, settings.GOOGLE_ISSUER] as const,
    discord: [settings.DISCORD_CLIENT_ID, settings.DISCORD_CLIENT_SECRET, settings.DISCORD_ISSUER] as const,
  }[provider];
}
