import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyBinaries } from "./copy-binaries.ts";
import { linkLibraries } from "./library-links.ts";
import { binFolder, platformPackage } from "./platform-package.ts";
import { runAs, serverAccount } from "./server-account.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

/** A package with one library, as npm unpacks it when install scripts are off. */
function bareUnpackedPackage(root: string) {
  mkdirSync(join(root, "native/bin"), { recursive: true });
  mkdirSync(join(root, "native/lib"));
  writeFileSync(join(root, "native/lib/libpq.so.5.18"), "");
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
  writeFileSync(join(root, "native/pg-symlinks.json"), JSON.stringify(links));
  return { root, version: "1.0" };
}

test("the links between libraries are made where install scripts are off", () => {
  const { root } = bareUnpackedPackage(temporaryFolder());
  expect(linkLibraries(root)).toBe(true);
  expect(existsSync(join(root, "native/lib/libpq.so.5"))).toBe(true);
});

test("a copy of the installed PostgreSQL runs as the server's account", async () => {
  const home = temporaryFolder();
  const account = serverAccount(home);
  const root = copyBinaries(platformPackage(), home);
  expect(await runAs(account, join(binFolder(root), "postgres"), ["--version"])).toMatch(/PostgreSQL/);
});

test("copies of other versions and unfinished ones go", () => {
  const folder = temporaryFolder();
  const installed = bareUnpackedPackage(join(folder, "installed"));
  const home = join(folder, "home");
  for (const name of ["server-0.9", "server-1.0.new"]) mkdirSync(join(home, name), { recursive: true });
  copyBinaries(installed, home);
  expect(readdirSync(home)).toEqual(["server-1.0"]);
});

test.skipIf(process.getuid?.() !== 0)("a copy that somebody else put there is not run", () => {
  const folder = temporaryFolder();
  const installed = bareUnpackedPackage(join(folder, "installed"));
  const home = join(folder, "home");
  mkdirSync(join(home, "server-1.0/native/bin"), { recursive: true });
  writeFileSync(join(home, "server-1.0/native/bin/postgres"), "not ours");
  chownSync(join(home, "server-1.0"), 65534, 65534);
  expect(existsSync(join(binFolder(copyBinaries(installed, home)), "postgres"))).toBe(false);
});
