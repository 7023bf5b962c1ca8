import { BlockList, isIP, isIPv6 } from "node:net";
import type { Context } from "hono";

/** The client of a request: an address, an IPv6 network of one household (/64), or null where it is unknown. */
export type ClientOf = (c: Context) => string | null;

/** The proxies of TRUSTED_PROXIES: addresses and networks (`10.0.0.0/8`) whose `X-Forwarded-For` is trusted. */
export function proxyList(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", size] = proxy.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (size === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(size), family);
  }
  return list;
}

/** Whether a text is an address, or a network with the number of its fixed bits. */
export function isProxy(text: string): boolean {
  const [address = "", size, ...rest] = text.split("/");
  const bits = isIPv6(address) ? 128 : 32;
  return (
    isIP(address) > 0 &&
    rest.length === 0 &&
    (size === undefined || (/^\d{1,3}$/.test(size) && Number(size) <= bits))
  );
}

/**
 * Reads `X-Forwarded-For` from its end, as far as the proxies can be trusted (security.md C1); what stands before them can be
 * forged. An unknown proxy on this machine is no client: to limit it would limit all visitors.
 */
export function clientOf(proxies: BlockList): ClientOf {
  const isTrusted = (address: string) => proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  return (c) => {
    const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
      ?.socket;
    let address = plain(socket?.remoteAddress ?? "");
    const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map(plain);
    while (isIP(address) && isTrusted(address) && forwarded.length > 0) address = forwarded.pop() ?? "";
    if (isIP(address) === 0 || OWN_MACHINE.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return null;
    return isIPv6(address) ? networkOf(address) : address;
  };
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || (isIP(host) > 0 && OWN_MACHINE.check(host, isIPv6(host) ? "ipv6" : "ipv4"));
}

const OWN_MACHINE = proxyList(["127.0.0.0/8", "::1"]);

/** IPv4 as a socket of both families writes it loses its wrapping, and an address the port that some proxies write behind it. */
function plain(address: string): string {
  const text = address.trim();
  const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text);
  return (withPort?.[1] ?? withPort?.[2] ?? text).replace(/^::ffff:(?=\d+\.)/i, "");
}

/** A provider gives each household 2^64 addresses: they are one client. */
function networkOf(address: string): string {
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const groups =
    tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill("0"), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
