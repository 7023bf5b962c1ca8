import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
/** In bytes: below this compression saves less than the overhead of a packet. */
const WORTH_BYTES = 1024;
/** Above this the highest compression takes half a minute for a file, and saves a seventh more. */
const LARGE_BYTES = 2 * 1024 * 1024;
const QUICK_QUALITY = 6;

/**
 * Writes a `.br` and a `.gz` beside each text file, with the highest compression that is worth its time: it is done once, and served a million times.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < WORTH_BYTES) return;
  const quality = text.length > LARGE_BYTES ? QUICK_QUALITY : 11;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
