import type { WorkerScope } from "./platform/offline/worker-scope.ts";

// What /sw.js is when SERVICE_WORKER is off: it replaces a browser's installed worker, deletes its caches and unregisters itself.

const worker = self as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("worker-"));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
