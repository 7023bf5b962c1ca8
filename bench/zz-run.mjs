const { doubles } = await import("./doubles.ts");
console.log(await doubles((l) => console.log(new Date().toISOString(), l)));
