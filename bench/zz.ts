const { "menu-photos": run } = await import("./menu-photos.ts");
const m = await run((line) => console.log(line));
console.log(JSON.stringify(m, null, 1));
