import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { nonceOf } from "./nonce.ts";

/**
 * The headers every answer carries: pages, refusals, redirects, pictures and API alike (security.md X3, G20).
 * The nonce of this answer is at `c.get("secureHeadersNonce")`.
 * `isSecure`: the site is served over https, so HSTS may be sent. `isDevelopment`: Vite's reload socket may be opened.
 * `mapOrigins`: other sites that maps load from; none unless the settings name one.
 * `pictureOrigins`: other sites that pictures come from: the CDN of the settings.
 * `playerOrigins`: other sites that may be framed: the players of films. On every page, because a browser that goes on from page
 * to page keeps the policy of the one it came in by. Nothing is loaded from them before a visitor presses "play"
 * (ui/promo-player.tsx of shops).
 */
export function securityHeaders({
  isSecure,
  isDevelopment,
  mapOrigins = [],
  pictureOrigins = [],
  playerOrigins = [],
}: {
  isSecure: boolean;
  isDevelopment: boolean;
  mapOrigins?: readonly string[];
  pictureOrigins?: readonly string[];
  playerOrigins?: readonly string[];
}): MiddlewareHandler {
  const self = "'self'";
  const none = "'none'";
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [none],
      scriptSrc: [self, nonceOf, "'strict-dynamic'"],
      styleSrc: [self, nonceOf],
      imgSrc: [self, "data:", ...pictureOrigins],
      fontSrc: [self],
      connectSrc: [self, ...mapOrigins, ...(isDevelopment ? ["ws:"] : [])],
      manifestSrc: [self],
      workerSrc: [self],
      frameSrc: playerOrigins.length > 0 ? [...playerOrigins] : [none],
      frameAncestors: [none],
      baseUri: [none],
      formAction: [self],
      objectSrc: [none],
      ...(isDevelopment ? {} : { requireTrustedTypesFor: ["'script'"] }),
    },
    strictTransportSecurity: isSecure ? "max-age=31536000; includeSubDomains" : false,
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-site",
    xFrameOptions: "DENY",
    xXssProtection: false,
    permissionsPolicy: { geolocation: ["self"], camera: [], microphone: [], payment: [] },
  });
}
