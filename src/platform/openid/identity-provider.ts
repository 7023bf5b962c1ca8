import * as client from "openid-client";

/** What an operator gets where the site is registered with a provider. */
export interface ProviderSettings {
  /** Its OpenID address, such as `https://accounts.google.com`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What one sign-in is bound to: the answer must bring the first two back, and only who has the third can use it. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who says who somebody is. */
export interface IdentityProvider {
  /** @throws ProviderAway */
  addressToSignIn(redirectUri: string, secrets: SignInSecrets): Promise<URL>;
  /**
   * Whoever came back to this address of ours: an id that is theirs for ever, and nothing else.
   * @throws SignInRefused when the provider or the person said no, or the answer is not the one to our question; ProviderAway
   */
  subjectOf(callback: URL, secrets: SignInSecrets): Promise<string>;
}

/** The answer of a provider that counts for nothing. Its text comes from the address, so nobody is shown it. */
export class SignInRefused extends Error {
  readonly kind = "signInRefused";
}

export class ProviderAway extends Error {
  readonly kind = "providerAway";
}

const PATIENCE_SECONDS = 5;
/** Clocks differ (security.md G6). */
const CLOCK_TOLERANCE_SECONDS = 60;

/** A provider of OpenID Connect, whose keys and addresses are looked up at the first sign-in. */
export function identityProvider({ issuer, clientId, clientSecret }: ProviderSettings): IdentityProvider {
  let discovered: Promise<client.Configuration> | undefined;

  function configuration(): Promise<client.Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      // The next sign-in asks again.
      discovered = undefined;
      throw new ProviderAway("The provider does not answer", { cause: error });
    });
    return discovered;
  }

  async function discover(): Promise<client.Configuration> {
    const isDemo = issuer.startsWith("http:");
    const metadata = { client_secret: clientSecret, [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    return client.discovery(new URL(issuer), clientId, metadata, undefined, {
      timeout: PATIENCE_SECONDS,
      execute: isDemo ? [client.allowInsecureRequests] : [],
    });
  }

  return {
    async addressToSignIn(redirectUri, { state, nonce, verifier }) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        // Neither e-mail nor name: the site asks for none of them here.
        scope: "openid",
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
    },
    async subjectOf(callback, { state, nonce, verifier }) {
      const tokens = await client
        .authorizationCodeGrant(await configuration(), callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw new SignInRefused("The provider's answer does not count", { cause: error });
        });
      const subject = tokens.claims()?.sub;
      if (!subject) throw new SignInRefused("The provider names nobody");
      return subject;
    },
  };
}
