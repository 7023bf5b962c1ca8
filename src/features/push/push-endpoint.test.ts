import { expect, test } from "vitest";
import { isPushEndpoint } from "./push-endpoint.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/a:b",
  "https://updates.push.services.mozilla.com/wpush/v2/a",
  "https://web.push.apple.com/a",
  "https://db5p.notify.windows.com/w/?token=a",
])("%s is one of a push service", (address) => expect(isPushEndpoint(address)).toBe(true));

test.each([
  "http://fcm.googleapis.com/fcm/send/a",
  "https://fcm.googleapis.com:8443/a",
  "https://fcm.googleapis.com.example.org/a",
  "https://me@fcm.googleapis.com/a",
  "https://notify.windows.com/a",
  "https://127.0.0.1/a",
  `https://fcm.googleapis.com/${"a".repeat(2048)}`,
  "no address",
])("%.60s is none", (address) => expect(isPushEndpoint(address)).toBe(false));
