/** A table of text, by rows; a cell that a merged one covers is empty. */
export type Table = string[][];

/** Of what is pasted or read from a file. More is no menu, and is cut before it is looked at. */
export const MOST_CHARACTERS = 2_000_000;

/** A field in quotes, as spreadsheets write one with a line break in it. Of a bounded length: a quote that is never closed is a letter. */
const QUOTED = /"((?:[^"]|""){0,500})"(?=[\t\n;,]|$)/y;
const DELIMITERS = ["\t", ";", ","] as const;

/** What a spreadsheet puts on the clipboard as plain text, and a CSV file: parted by tabs, else by what the first line has. */
export function tableOfText(text: string): Table {
  const plain = text
    .slice(0, MOST_CHARACTERS)
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
  const firstLine = plain.slice(0, plain.indexOf("\n") + 1 || plain.length);
  const delimiter = delimiterOf(plain.includes("\t") ? "\t" : firstLine);
  const rows: Table = [[]];
  let place = 0;
  let lineEnd = -1;
  while (place <= plain.length) {
    // Looked for once a line, so that a long text is read once and not once a cell.
    if (place > lineEnd) lineEnd = [plain.indexOf("\n", place), plain.length].find((end) => end >= 0) ?? 0;
    QUOTED.lastIndex = place;
    const quoted = plain[place] === '"' ? QUOTED.exec(plain) : null;
    const isField = quoted !== null && [undefined, "\n", delimiter].includes(plain[QUOTED.lastIndex]);
    const end = isField ? QUOTED.lastIndex : endOf(plain.slice(place, lineEnd), delimiter) + place;
    const field = isField ? (quoted[1] ?? "").replaceAll('""', '"') : plain.slice(place, end);
    rows.at(-1)?.push(cellText(field));
    if (plain[end] === "\n") rows.push([]);
    place = end + 1;
  }
  return rows;
}

function delimiterOf(firstLine: string): string {
  const counts = DELIMITERS.map((one) => ({ one, count: firstLine.split(one).length - 1 }));
  // A comma may be that of a price: it parts cells only where nothing else does.
  return counts.find(({ count }) => count > 0)?.one ?? "\t";
}

function endOf(line: string, delimiter: string): number {
  const end = line.indexOf(delimiter);
  return end < 0 ? line.length : end;
}

/** One line of what can be seen: control characters, directions and what has no width are no part of a name. */
export function cellText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cf}\p{Cs}\u034F\u115F\u1160\u3164\uFFA0\u2800]/gu, "")
    .trim();
}

type ParseHtml = (html: string, options: object) => Document;

/** What a table of a spreadsheet is made of; nothing else of it is parsed, and no script or picture of it is there. */
const SANITIZER = {
  elements: ["table", "tbody", "thead", "tr", "td", "th", "br", "p", "html", "body"],
  attributes: ["sdval", "colspan", "rowspan"],
};

/** The first table of pasted HTML; null where there is none, or where the browser parses none without running it. */
export function tableOfHtml(html: string): Table | null {
  const parse = (Document as unknown as { parseHTML?: ParseHtml }).parseHTML;
  if (!parse || html === "" || html.length > MOST_CHARACTERS) return null;
  const table = parse.call(Document, html, { sanitizer: SANITIZER }).querySelector("table");
  return table && tableOfElement(table);
}

/** LibreOffice says what a number is beside how it is shown, which may be rounded. */
export function tableOfElement(table: HTMLTableElement): Table {
  const rows: Table = [];
  for (const [place, { cells }] of [...table.rows].entries()) {
    const row = (rows[place] ??= []);
    let column = 0;
    for (const cell of cells) {
      while (row[column] !== undefined) column += 1;
      for (let down = 0; down < Math.min(cell.rowSpan || 1, 50); down += 1) {
        const covered = (rows[place + down] ??= []);
        for (let across = 0; across < Math.min(cell.colSpan, 50); across += 1) covered[column + across] = "";
      }
      row[column] = valueOf(cell);
    }
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? ""));
}

function valueOf(cell: HTMLTableCellElement): string {
  for (const line of cell.querySelectorAll("br, p")) line.before(" ");
  const text = cellText(cell.textContent ?? "");
  const exact = cell.getAttribute("sdval");
  const isNumber = /^[€\s]*\d[\d.,]*[\s€-]*$/.test(text);
  return exact !== null && isNumber && Number.isFinite(Number(exact))
    ? String(Number(Number(exact).toFixed(2)))
    : text;
}
