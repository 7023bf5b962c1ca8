import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const MOZILLA = "Mozilla/5.0";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox · Linux"],
  [`${MOZILLA} (Linux; Android 15) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`, "Chrome · Android"],
  [
    `${MOZILLA} (Linux; Android 15) ${WEBKIT} SamsungBrowser/28 Chrome/130 Safari/537.36`,
    "Samsung Internet · Android",
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
    "Edge · Windows",
  ],
  [`${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 OPR/120.0`, "Opera · Windows"],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604`,
    "Safari · iPhone",
  ],
  [`${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140 Safari/604`, "Chrome · iPad"],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605`, "Safari · Mac"],
  ["curl/8.9.1", ""],
  ["", ""],
  ["x".repeat(100_000), ""],
])("%s is called %j", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
