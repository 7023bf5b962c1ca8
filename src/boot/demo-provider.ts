import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { errors, type Interaction, interactionPolicy, Provider } from "oidc-provider";
import { PERSONAS, subjectOfPersona } from "#db/demo/personas.ts";
import { PROVIDERS } from "#features/accounts/sign-in.ts";
import type { HostTable } from "#platform/i18n/hosts.ts";

const PATH = "/demo-provider";

/** Has an account of their own each time: the personas have been welcomed already. */
const SOMEBODY_NEW = "new";

interface DemoProvider {
  issuer: string;
  listener: (next: RequestListener) => RequestListener;
}

/**
 * A real provider of OpenID Connect on this machine, so that signing in can be tried without keys: it asks who one wants to be and
 * takes everybody's word. For demo mode only.
 */
export async function openDemoProvider({
  clientSecret,
  hosts,
}: {
  clientSecret: string;
  hosts: HostTable;
}): Promise<DemoProvider> {
  const origin = new URL(hosts.bases.nl).origin;
  const issuer = origin + PATH;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: PROVIDERS.map((clientId) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: namesOf(new URL(origin)).map((name) => `${name}/auth/${clientId}/callback`),
    })),
    cookies: { keys: [randomBytes(32).toString("hex")] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    interactions: { policy: askEveryTime(), url: (_, { uid }) => `${PATH}/choose/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "demo" }] },
    // Nobody is asked for their consent to what is invented.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid");
      await grant.save();
      return grant;
    },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
  });
  const answer = provider.callback();

  async function choose(request: IncomingMessage, response: ServerResponse, persona: string | undefined) {
    try {
      const interaction = await provider.interactionDetails(request, response);
      const known = persona === SOMEBODY_NEW || PERSONAS.some((one) => one.persona === persona);
      if (!persona || !known) return showChoice(response, interaction);
      const chosen = persona === SOMEBODY_NEW ? `${persona}-${randomBytes(8).toString("hex")}` : persona;
      await provider.interactionFinished(request, response, {
        login: { accountId: subjectOfPersona(chosen), remember: false },
      });
    } catch (error) {
      if (!(error instanceof errors.OIDCProviderError)) throw error;
      response.writeHead(400, { "content-type": "text/plain" }).end("This sign-in is over. Begin it again.");
    }
  }

  return {
    issuer,
    listener: (next) => (request, response) => {
      const url = request.url ?? "/";
      if (!url.startsWith(`${PATH}/`)) return next(request, response);
      const [, persona] = /^\/demo-provider\/choose\/[\w-]+\/(\w+)$/.exec(url) ?? [];
      if (url.startsWith(`${PATH}/choose/`)) return void choose(request, response, persona);
      // As its package asks of whoever puts it below a path.
      Object.assign(request, { originalUrl: url });
      request.url = url.slice(PATH.length);
      return void answer(request, response);
    },
  };
}

/** Trying it out means being one persona after another, so that no session of the provider answers for who comes. */
function askEveryTime() {
  const policy = interactionPolicy.base();
  const isUnasked = new interactionPolicy.Check(
    "unasked",
    "Who do you want to be?",
    ({ oidc }) => !oidc.result?.login,
  );
  policy.get("login")?.checks.add(isUnasked);
  return policy;
}

/** One machine has several names. */
function namesOf(origin: URL): string[] {
  if (origin.hostname !== "localhost") return [origin.origin];
  return ["localhost", "127.0.0.1"].map((hostname) => Object.assign(new URL(origin), { hostname }).origin);
}

const STYLE =
  "body{font:18px/1.5 system-ui;max-width:32rem;margin:10vh auto;padding:0 16px}a{display:block;padding:12px 0;border-bottom:1px solid #ccc}";

/** In English, like all that is for whoever tries the product out and not for its visitors. */
function showChoice(response: ServerResponse, { uid }: Interaction): void {
  const choices = [...PERSONAS, { persona: SOMEBODY_NEW, name: "Somebody new", role: null }];
  const links = choices.map(
    ({ persona, name, role }) =>
      `<a href="${PATH}/choose/${uid}/${persona}">${name}${role ? ` · ${role}` : ""}</a>`,
  );
  response
    .writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
    })
    .end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Who do you want to be?</title><style>${STYLE}</style><h1>Who do you want to be?</h1><p>This takes the place of Google and Discord while you try the site out. Everybody here is invented.</p>${links.join("")}</html>`,
    );
}
