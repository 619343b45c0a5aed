import { getGlyph, loadLetterPixels, type LetterSize } from './letters.ts';
import { encodePng } from './png.ts';

/** Size of a card in pixels: 1.91 to 1, the ratio of link previews. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Number of levels of a pixel, which blend `DARK` (0) into `LIGHT` (15). */
const LEVELS = 16;

/** RGB of the background, the color of the site's header. */
const DARK = [0x8c, 0x26, 0x33];
const LIGHT = [0xfa, 0xf6, 0xea];

export interface Canvas {
  /** Draws text from a point on its baseline, with ? for unknown characters. @param strength of the color, up to 1 */
  text(size: LetterSize, text: string, x: number, y: number, strength?: number): void;
  fill(x: number, y: number, width: number, height: number, strength?: number): void;
  encode(): Promise<Uint8Array<ArrayBuffer>>;
}

export async function openCanvas(): Promise<Canvas> {
  const letters = await loadLetterPixels();
  const levels = new Uint8Array(WIDTH * HEIGHT);
  function put(x: number, y: number, level: number) {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
    const at = y * WIDTH + x;
    levels[at] = Math.max(levels[at] ?? 0, level);
  }
  return {
    text(size, text, x, y, strength = 1) {
      let pen = x;
      for (const character of text) {
        const { advance, left, top, width, height, at } = getGlyph(size, character);
        for (let pixel = 0; pixel < width * height; pixel += 1) {
          const pair = letters[(at + pixel) >> 1] ?? 0;
          const level = (at + pixel) % 2 === 0 ? pair >> 4 : pair & 15;
          if (level === 0) continue;
          const row = Math.floor(pixel / width);
          put(pen + left + (pixel % width), y + top + row, Math.round(level * strength));
        }
        pen += advance;
      }
    },
    fill(x, y, width, height, strength = 1) {
      const level = Math.round((LEVELS - 1) * strength);
      for (let row = 0; row < height; row += 1)
        for (let column = 0; column < width; column += 1) put(x + column, y + row, level);
    },
    encode: () => encodePng(levels, WIDTH, PALETTE),
  };
}

const PALETTE = Array.from({ length: LEVELS }, (_, level) =>
  DARK.map((dark, at) => dark + (((LIGHT[at] ?? 0) - dark) * level) / (LEVELS - 1)),
);
