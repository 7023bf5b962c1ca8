import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIPv6, type LookupFunction } from "node:net";

/**
 * Networks that are not the internet: of this machine, of the house it stands in, and those that lead there in disguise (RFC 6890). A list a family: in one
 * list every address of IPv4 is within ::ffff:0:0/96.
 */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() };
const V4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
const V6: [string, number][] = [
  ["::", 96],
  ["::ffff:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
];
for (const [net, prefix] of V4) PRIVATE.ipv4.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of V6) PRIVATE.ipv6.addSubnet(net, prefix, "ipv6");

/** Whether an IP address is one of the internet. */
export function isPublicIp(ip: string): boolean {
  const family = isIPv6(ip) ? "ipv6" : "ipv4";
  return !PRIVATE[family].check(ip, family);
}

/**
 * Looks a name up as `node:dns` does, and gives only addresses of the internet: the connection then goes to one of those, so that no name
 * that changes between the check and the call leads into the house (SSRF, DNS rebinding).
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    const found = addresses.filter(({ address }) => isPublicIp(address));
    const [first] = found;
    if (!first) return callback(new Error(`${hostname} is no address of the internet`), "", 0);
    if (options.all) return callback(null, found as never);
    callback(null, first.address, first.family);
  });
};
