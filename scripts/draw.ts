/**
 * Draws the pictures that cannot be SVG, from those that are: the icons of phones and the card that is
 * shown where a page is shared. `npm run draw`, after a change of `shell/public/icon.svg` or of
 * `shell/drawings/`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/browser.ts';
import { root } from './site/root.ts';

interface Raster {
  /** Below `shell/`. */
  drawing: string;
  /** Below `shell/public/`. */
  file: string;
  /** Pixels. */
  width: number;
  height: number;
  /** How much of the picture the drawing fills: 1 for all of it. */
  scale: number;
  /** What is behind it; transparent where nothing is said. */
  ground?: string;
}

const SAND = '#faf6ea';

const icon = (size: number, scale: number, ground?: string): Raster => ({
  drawing: 'public/icon.svg',
  file: `icons/${size}${ground && size === 512 ? '-maskable' : ''}.png`,
  width: size,
  height: size,
  scale,
  ...(ground && { ground }),
});

const RASTERS: Raster[] = [
  { drawing: 'drawings/card.svg', file: 'images/card.png', width: 1200, height: 630, scale: 1 },
  icon(192, 1),
  icon(512, 1),
  // A phone cuts its own shape out of these. Of a maskable one the circle over 80 % is sure to stay:
  // https://www.w3.org/TR/appmanifest/#icon-masks
  icon(180, 0.82, SAND),
  icon(512, 0.7, SAND),
];

const browser = await launchBrowser();
for (const raster of RASTERS) await draw(raster);
await browser.close();

async function draw({ drawing, file, width, height, scale, ground = 'transparent' }: Raster) {
  const svg = readFileSync(join(root, 'shell', drawing), 'utf8');
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground} }
    svg { width: ${100 * scale}vw; height: ${100 * scale}vh }
  </style>${svg}`);
  const path = join(root, 'shell/public', file);
  await page.screenshot({ path, omitBackground: true });
  await page.close();
  console.log(`shell/public/${file}`);
}
