import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { defaultPicture } from "#features/accounts/default-pictures.ts";

// Draws the five portraits that people have until they choose a picture of their own, in the light colours of
// src/ui/tokens.css. They are mostly shown in a circle: what counts stands in the middle.

const SIZE = 512;

const PAPER = "#faf7f0";
const SURFACE = "#ffffff";
const LINE = "#e4ddce";
const INK = "#17241b";
const CANAL = "#0f5c4a";
const CANAL_STRONG = "#0a4537";
const CANAL_TINT = "#e3efe8";
const BRICK = "#b4472e";
const BRICK_STRONG = "#93361f";
const BRICK_TINT = "#fae8e1";
const SAFFRON = "#e8912d";
const SAFFRON_TINT = "#fdf0dc";
const SKY = "#f3e6cd";
const STONE = "#8a8473";

/** Between canal and canal-tint, for water and leaves on either. */
const REED = "#5a9683";

const ground = (colour: string) => `<rect width="${SIZE}" height="${SIZE}" fill="${colour}"/>`;

const pane = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="40" height="54" rx="3" fill="${SURFACE}"/>
   <rect x="${x + 5}" y="${y + 5}" width="30" height="44" fill="${CANAL_STRONG}"/>
   <path d="M${x + 20} ${y + 5}v44M${x + 5} ${y + 24}h30" stroke="${SURFACE}" stroke-width="4"/>`;

/** With a step gable, at the water. */
const canalHouse = `
  ${ground(SKY)}
  <circle cx="376" cy="132" r="46" fill="${SAFFRON}"/>
  <rect x="58" y="216" width="104" height="184" fill="${REED}"/>
  <path d="M52 220l58-58 58 58z" fill="${CANAL}"/>
  <rect x="350" y="232" width="104" height="168" fill="${STONE}"/>
  <path d="M344 236c14-6 22-44 58-44s44 38 58 44z" fill="${INK}"/>
  <g fill="${SURFACE}"><path d="M84 246h20v34H84zM116 246h20v34h-20zM84 312h20v34H84zM116 312h20v34h-20z"/>
  <path d="M376 262h20v34h-20zM408 262h20v34h-20zM376 326h20v34h-20zM408 326h20v34h-20z"/></g>
  <path d="M160 400V208h24v-36h24v-36h24v-32h48v32h24v36h24v36h24v192z" fill="${BRICK}"/>
  <path d="M152 200h40v12h-40zM176 164h40v12h-40zM200 128h40v12h-40zM224 94h64v12h-64zM272 128h40v12h-40zM296 164h40v12h-40zM320 200h40v12h-40z" fill="${SURFACE}"/>
  <circle cx="256" cy="150" r="15" fill="${SURFACE}"/><circle cx="256" cy="150" r="9" fill="${CANAL_STRONG}"/>
  ${pane(182, 230)}${pane(236, 230)}${pane(290, 230)}${pane(182, 306)}${pane(290, 306)}
  <path d="M232 400v-72a24 24 0 0 1 48 0v72z" fill="${SURFACE}"/>
  <path d="M238 400v-70a18 18 0 0 1 36 0v70z" fill="${CANAL}"/><circle cx="267" cy="366" r="3.5" fill="${SAFFRON}"/>
  <rect y="398" width="${SIZE}" height="14" fill="${LINE}"/>
  <rect y="412" width="${SIZE}" height="100" fill="${CANAL}"/>
  <path d="M190 412h132v58H190z" fill="${BRICK}" opacity=".35"/>
  <path d="M120 440h96M260 456h112M176 480h136M338 430h52" stroke="${CANAL_TINT}" stroke-width="6" stroke-linecap="round" opacity=".55"/>`;

const wheel = (x: number) =>
  `<circle cx="${x}" cy="322" r="76" fill="none" stroke="${INK}" stroke-width="13"/>
   <circle cx="${x}" cy="322" r="64" fill="none" stroke="${SURFACE}" stroke-width="4"/>
   <path d="M${x} 322m0-62v124m-62-62h124m-106-44l88 88m0-88l-88 88" stroke="${STONE}" stroke-width="3"/>
   <circle cx="${x}" cy="322" r="10" fill="${INK}"/>`;

/** Of the kind with a crate in front, on a dike. */
const bicycle = `
  ${ground(CANAL_TINT)}
  <circle cx="256" cy="236" r="176" fill="${SURFACE}" opacity=".6"/>
  <path d="M0 396c130-14 380-14 512 0v116H0z" fill="${REED}"/>
  <path d="M0 404c130-14 380-14 512 0v108H0z" fill="${CANAL}"/>
  ${wheel(148)}${wheel(364)}
  <g fill="none" stroke="${BRICK}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round">
    <path d="M148 322h98l84-122"/><path d="M246 322l-40-142"/><path d="M148 322l60-124"/><path d="M216 216c30 40 66 44 104 12"/>
    <path d="M364 322l-40-146"/>
  </g>
  <path d="M80 262a88 88 0 0 1 128 4" fill="none" stroke="${BRICK_STRONG}" stroke-width="10" stroke-linecap="round"/>
  <circle cx="246" cy="322" r="19" fill="${INK}"/><circle cx="246" cy="322" r="9" fill="${SAFFRON}"/>
  <path d="M246 322l22 40m-12 0h26" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>
  <path d="M168 170h66c10 0 10 16 0 17h-38c-16 0-34-6-28-17z" fill="${INK}"/>
  <path d="M324 178l-6-26c-12-6-28-6-40 2" fill="none" stroke="${INK}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M336 158h92l-10 62h-72z" fill="${SAFFRON}"/>
  <path d="M341 178h83M345 200h76" stroke="${BRICK_STRONG}" stroke-width="5"/>
  <g><path d="M362 158c-4-22-2-34 2-44M384 158c0-26 2-40 6-52M404 158c4-20 8-28 14-36" stroke="${CANAL}" stroke-width="7" fill="none" stroke-linecap="round"/>
  <circle cx="364" cy="108" r="15" fill="${BRICK}"/><circle cx="391" cy="98" r="16" fill="${SURFACE}"/><circle cx="420" cy="114" r="14" fill="${BRICK}"/>
  <circle cx="364" cy="108" r="5" fill="${SAFFRON}"/><circle cx="391" cy="98" r="6" fill="${SAFFRON}"/><circle cx="420" cy="114" r="5" fill="${SAFFRON}"/></g>`;

/** Standing in the reeds, as one does beside every canal. */
const heron = `
  ${ground(CANAL)}
  <circle cx="256" cy="222" r="158" fill="${SAFFRON_TINT}"/>
  <circle cx="256" cy="222" r="158" fill="${SAFFRON}" opacity=".28"/>
  <g fill="none" stroke-linecap="round"><path d="M96 440c0-90 6-160 20-224M128 440c-4-80-16-130-34-172M152 440c0-60 8-104 18-142" stroke="${REED}" stroke-width="9"/>
  <path d="M116 218l-6 44M96 270l8 40" stroke="${BRICK_STRONG}" stroke-width="19"/>
  <path d="M420 440c0-80-6-130-16-182M398 440c2-50 10-84 24-118" stroke="${REED}" stroke-width="9"/><path d="M404 262l5 40" stroke="${BRICK_STRONG}" stroke-width="18"/></g>
  <g fill="none" stroke="${STONE}" stroke-width="9" stroke-linecap="round"><path d="M250 352v92"/><path d="M280 348l2 40-6 56"/></g>
  <path d="M300 128c-38-8-56 20-46 50 8 26 26 34 22 62-4 20-20 30-40 40" fill="none" stroke="${SURFACE}" stroke-width="27" stroke-linecap="round"/>
  <path d="M168 380c-6-22 10-44 26-66 22-34 62-62 96-48 32 14 30 66 2 86-30 20-76 2-124 28z" fill="${SURFACE}"/>
  <path d="M160 388c-2-26 14-50 34-74 22-28 54-46 78-38 22 8 22 40 2 56-28 22-70 24-114 56z" fill="${STONE}"/>
  <path d="M160 388c10-26 42-40 72-50 20-8 34-18 40-34" fill="none" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>
  <path d="M286 114c22-12 50-2 54 18l74 20-78 8c-12 12-40 10-52-6-8-14-8-32 2-40z" fill="${SURFACE}"/>
  <path d="M338 128l80 25-82 7c8-8 10-20 2-32z" fill="${SAFFRON}"/>
  <path d="M328 122c-30-20-62-14-104 14 30-2 60 2 92-6z" fill="${INK}"/>
  <circle cx="318" cy="138" r="7.5" fill="${SAFFRON}"/><circle cx="319" cy="138" r="4" fill="${INK}"/>
  <path d="M0 424c90-10 420-10 512 0v88H0z" fill="${CANAL_STRONG}"/>
  <path d="M196 448h132M150 474h92M286 472h88" stroke="${REED}" stroke-width="7" stroke-linecap="round"/>`;

const flower = (x: number, y: number, size: number, [outer, inner]: [string, string]) =>
  `<g transform="translate(${x} ${y}) scale(${size})">
     <path d="M0 0v280" stroke="${CANAL}" stroke-width="14" stroke-linecap="round"/>
     <path d="M-66-96c26 4 44 20 66 46 22-26 40-42 66-46 14 74-8 128-66 128S-80-22-66-96z" fill="${outer}"/>
     <path d="M0-124c34 40 46 86 30 122-8 20-20 30-30 34-10-4-22-14-30-34-16-36-4-82 30-122z" fill="${inner}"/>
   </g>`;

const tulip = `
  ${ground(BRICK_TINT)}
  <circle cx="256" cy="240" r="178" fill="${SURFACE}" opacity=".65"/>
  ${flower(132, 274, 0.66, [SAFFRON, "#f2ab55"])}${flower(380, 274, 0.66, [SAFFRON, "#f2ab55"])}
  ${flower(256, 212, 1.12, [BRICK_STRONG, BRICK])}
  <path d="M256 452c-70-8-110-62-116-150 54 26 104 74 116 150zM256 452c70-8 110-62 116-150-54 26-104 74-116 150z" fill="${CANAL}"/>
  <path d="M256 448c-30-42-60-78-92-110M256 448c30-42 60-78 92-110" fill="none" stroke="${REED}" stroke-width="6" stroke-linecap="round"/>
  <path d="M0 432c130-20 382-20 512 0v80H0z" fill="${CANAL_STRONG}"/>
  <path d="M0 462c130-16 382-16 512 0" fill="none" stroke="${CANAL}" stroke-width="10"/>`;

const cupOfCoffee = `
  ${ground(SAFFRON)}
  <circle cx="256" cy="250" r="184" fill="${SAFFRON_TINT}" opacity=".42"/>
  <g fill="none" stroke="${PAPER}" stroke-width="15" stroke-linecap="round"><path d="M206 180c-22-24 20-40 0-74"/><path d="M256 170c-24-28 24-48 0-92"/><path d="M306 180c-22-24 20-40 0-74"/></g>
  <ellipse cx="256" cy="404" rx="172" ry="32" fill="${BRICK_STRONG}" opacity=".35"/>
  <ellipse cx="256" cy="390" rx="170" ry="32" fill="${LINE}"/><ellipse cx="256" cy="384" rx="170" ry="31" fill="${SURFACE}"/>
  <ellipse cx="256" cy="384" rx="104" ry="16" fill="${LINE}"/>
  <path d="M364 246c54-16 78 16 66 54-10 32-48 48-90 40" fill="none" stroke="${SURFACE}" stroke-width="23" stroke-linecap="round"/>
  <path d="M132 222h248c0 92-30 164-84 164h-80c-54 0-84-72-84-164z" fill="${SURFACE}"/>
  <path d="M132 222h26c2 88 30 150 74 164h-16c-54 0-84-72-84-164z" fill="${CANAL_TINT}"/>
  <path d="M141 290h230c-2 9-5 19-8 27H149c-3-8-6-18-8-27z" fill="${CANAL}"/>
  <ellipse cx="256" cy="222" rx="124" ry="30" fill="${LINE}"/><ellipse cx="256" cy="224" rx="110" ry="23" fill="${INK}"/>
  <ellipse cx="256" cy="228" rx="102" ry="18" fill="#6b3a22"/>
  <path d="M256 240c-26-8-34-16-26-22 8-5 20-1 26 5 6-6 18-10 26-5 8 6 0 14-26 22z" fill="${SKY}"/>
  <ellipse cx="398" cy="378" rx="27" ry="13" fill="${BRICK_STRONG}"/><ellipse cx="396" cy="373" rx="26" ry="12" fill="${BRICK}"/>
  <path d="M378 373h36M384 367l24 12M408 367l-24 12" stroke="${BRICK_STRONG}" stroke-width="3"/>`;

const DRAWINGS = [canalHouse, bicycle, heron, tulip, cupOfCoffee];

for (const [index, drawing] of DRAWINGS.entries()) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">${drawing}</svg>`;
  const jpeg = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 85, mozjpeg: true }).toBuffer();
  await writeFile(`public/${defaultPicture(index + 1)}`, jpeg);
}
