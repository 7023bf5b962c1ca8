import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { request as requestHttp } from "node:http";
import { lookup } from "node:dns";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { postOutside } from "#platform/remote/post-outside.ts";
import type { PushMessage } from "#platform/offline/push-message.ts";

/** What a browser that subscribed knows, and the service does not. */
export interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What it was sent and could read, the oldest first. */
  received: {
    message: PushMessage;
    topic: string;
    ttl: number;
    vapid: { aud: string; sub: string; key: string };
  }[];
}

/** A push service on this machine that speaks the protocol: it checks who sends (RFC 8292), and its browsers open what they get (RFC 8291). */
export async function startPushService() {
  const browsers = new Map<string, TestBrowser & { open(body: Buffer): PushMessage }>();
  /** What it answers, by the path of a browser; 201 where nothing is said. */
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    void take(request).then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function take(request: IncomingMessage): Promise<number> {
    const path = request.url ?? "";
    const status = answers.get(path) ?? 201;
    const browser = browsers.get(path);
    if (!browser || status !== 201) return browser ? status : 404;
    const { headers } = request;
    if (headers["content-encoding"] !== "aes128gcm") return 400;
    const vapid = senderIn(headers.authorization ?? "");
    if (!vapid || vapid.aud !== origin) return 403;
    const message = browser.open(await buffer(request));
    browser.received.push({ message, topic: String(headers["topic"]), ttl: Number(headers["ttl"]), vapid });
    return 201;
  }

  return {
    isEndpoint: (address: string) => address.startsWith(origin),
    post: (message: Parameters<typeof postOutside>[0]) =>
      postOutside(message, { request: requestHttp as never, lookup: lookup as never }),
    subscribe(): TestBrowser {
      const path = `/push/${randomBytes(8).toString("hex")}`;
      const [pair, auth] = [createECDH("prime256v1"), randomBytes(16)];
      const p256dh = pair.generateKeys("base64url");
      const browser = {
        subscription: { endpoint: origin + path, keys: { p256dh, auth: auth.toString("base64url") } },
        received: [],
        open: (body: Buffer) => opened(body, { pair, auth }),
      };
      browsers.set(path, browser);
      return browser;
    },
    answerWith: (browser: TestBrowser, status: number) =>
      void answers.set(new URL(browser.subscription.endpoint).pathname, status),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Who signed; undefined where the signature is not of the key that it names, or is too old. */
function senderIn(authorization: string) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return undefined;
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, "base64url").toString()) as {
    aud: string;
    sub: string;
    exp: number;
  };
  return isSigned && exp * 1000 > Date.now() ? { aud, sub, key } : undefined;
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** RFC 8188 and 8291 for one record. */
function opened(
  body: Buffer,
  { pair, auth }: { pair: ReturnType<typeof createECDH>; auth: Buffer },
): PushMessage {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), senderKey]);
  const secret = derived(pair.computeSecret(senderKey), auth, keyInfo, 32);
  const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as PushMessage;
}
