import { SITE_NAME } from '@desert/contract/pages/shell';
import { HEIGHT, openCanvas, WIDTH } from './canvas.ts';
import { type LetterSize, measureWidth } from './letters.ts';

export interface Card {
  title: string;
  line: string;
  figures: { value: string; label: string }[];
  /** Values per season, oldest first, drawn as bars. */
  bars?: number[];
  end?: string;
}

const MARGIN = 68;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 56;
const BARS_HEIGHT = 110;

const QUIET_OPACITY = 0.75;
const FAINT_OPACITY = 0.35;

export async function drawCard({ title, line, figures, bars = [], end = '' }: Card) {
  const canvas = await openCanvas();
  canvas.text('text', SITE_NAME, MARGIN, 84, QUIET_OPACITY);
  canvas.text(chooseSize(title, INNER), title, MARGIN, 202);
  canvas.text('text', line, MARGIN, 262, QUIET_OPACITY);
  let x = MARGIN;
  for (const { value, label } of figures) {
    canvas.text('title', value, x, 394);
    canvas.text('text', label, x, 448, QUIET_OPACITY);
    x += Math.max(measureWidth('title', value), measureWidth('text', label)) + GAP;
  }
  canvas.text('text', end, MARGIN, 552);
  drawBars(bars, (...rectangle) => canvas.fill(...rectangle));
  canvas.fill(0, HEIGHT - 12, WIDTH, 12);
  return canvas.encode();
}

function chooseSize(text: string, width: number): LetterSize {
  return measureWidth('title', text) <= width ? 'title' : 'text';
}

function drawBars(
  bars: number[],
  fill: (x: number, y: number, width: number, height: number, strength: number) => void,
) {
  const most = Math.max(1, ...bars);
  const step = Math.min(96, Math.floor(INNER / Math.max(1, bars.length)));
  const floor = HEIGHT - 44;
  for (const [at, value] of bars.entries()) {
    const height = Math.max(3, Math.round((Math.max(0, value) / most) * BARS_HEIGHT));
    const strength = value === most ? QUIET_OPACITY : FAINT_OPACITY;
    fill(MARGIN + at * step, floor - height, step - 8, height, strength);
  }
}
