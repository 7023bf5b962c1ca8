import { expect, test } from "vitest";
import { isPublicIp, publicLookup } from "./public-lookup.ts";

test.each(["8.8.8.8", "151.101.1.140", "2a00:1450:4001::1"])("%s is of the internet", (ip) =>
  expect(isPublicIp(ip)).toBe(true),
);

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "::ffff:10.0.0.1",
  "fe80::1",
  "fd00::1",
  "64:ff9b::a00:1",
])("%s is none of the internet", (ip) => expect(isPublicIp(ip)).toBe(false));

test("a name that leads to this machine is not connected to", async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  publicLookup("localhost", {}, (error) => resolve(error));
  expect((await promise)?.message).toBe("localhost is no address of the internet");
});
