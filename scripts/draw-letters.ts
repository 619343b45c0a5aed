/// <reference lib="dom" />
/**
 * Rasterizes the letters of share cards into `worker/pages/share-images/letters.json`, because a Worker has no fonts. DejaVu Serif
 * and Sans may be used and changed freely: https://dejavu-fonts.github.io/License.html
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { seasons } from '../drizzle/seed/history/seasons.ts';
import type { launchBrowser } from '../e2e/browser.ts';
import { root } from './site/root.ts';

const SIZES = {
  title: [84, 'bold 84px "DejaVu Serif"'],
  text: [36, '36px "DejaVu Sans"'],
} as const;

const PLAIN =
  ' !"#%&\'()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz·–—−’';

/** In pixels. `left` and `top` are relative to the pen on the baseline. `levels`: coverage of each pixel, 0 to 15. */
interface Drawn {
  letter: string;
  advance: number;
  left: number;
  top: number;
  width: number;
  height: number;
  levels: number[];
}

export async function drawLetters(
  browser: Awaited<ReturnType<typeof launchBrowser>>,
): Promise<void> {
  const names = seasons.flatMap(({ players }) =>
    players.map((player) => player.first_name + player.last_name),
  );
  const letters = [...new Set(PLAIN + names.join(''))].toSorted();
  const page = await browser.newPage();
  const levels: number[] = [];
  const sizes: Record<string, { size: number; letters: Record<string, number[]> }> = {};
  for (const [name, [size, font]] of Object.entries(SIZES)) {
    const drawn = await page.evaluate(rasterize, { letters, font, size });
    const entries = drawn.map(
      ({ letter, advance, left, top, width, height, levels: glyphLevels }) => {
        const at = levels.length;
        levels.push(...glyphLevels);
        return [letter, [advance, left, top, width, height, at]] as [string, number[]];
      },
    );
    sizes[name] = { size, letters: Object.fromEntries(entries) };
  }
  await page.close();
  const pairs = Array.from({ length: Math.ceil(levels.length / 2) }, (_, at) => {
    return ((levels[2 * at] ?? 0) << 4) | (levels[2 * at + 1] ?? 0);
  });
  const pixels = deflateSync(Uint8Array.from(pairs), { level: 9 }).toString('base64');
  const file = 'worker/pages/share-images/letters.json';
  writeFileSync(join(root, file), `${JSON.stringify({ sizes, pixels })}\n`);
  console.log(file);
}

function rasterize({
  letters,
  font,
  size,
}: {
  letters: string[];
  font: string;
  size: number;
}): Drawn[] {
  const [wide, base] = [size * 2, size * 1.5];
  const canvas = new OffscreenCanvas(wide, size * 2);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const pen = Math.round(size / 2);
  return letters.map((letter) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.font = font;
    context.fillText(letter, pen, base);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const level = (x: number, y: number) =>
      Math.round((data[(y * canvas.width + x) * 4 + 3] ?? 0) / 17);
    const places = Array.from({ length: canvas.width * canvas.height }, (_, at) => at);
    const inked = places.filter(
      (at) => level(at % canvas.width, Math.floor(at / canvas.width)) > 0,
    );
    const xs = inked.map((at) => at % canvas.width);
    const ys = inked.map((at) => Math.floor(at / canvas.width));
    const edge = (values: number[], of: 'min' | 'max') =>
      values.reduce((extreme, value) => Math[of](extreme, value), values[0] ?? 0);
    const [left, right, top, bottom] = [
      edge(xs, 'min'),
      edge(xs, 'max'),
      edge(ys, 'min'),
      edge(ys, 'max'),
    ];
    const [width, height] = inked.length === 0 ? [0, 0] : [right - left + 1, bottom - top + 1];
    const glyphLevels = Array.from({ length: width * height }, (_, at) =>
      level(left + (at % width), top + Math.floor(at / width)),
    );
    const advance = Math.round(context.measureText(letter).width);
    return {
      letter,
      advance,
      left: left - pen,
      top: top - base,
      width,
      height,
      levels: glyphLevels,
    };
  });
}
