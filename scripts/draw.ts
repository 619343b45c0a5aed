/**
 * Draws the phone icons, the site's share card, and the letters of other cards. Run `npm run draw` after a change of
 * `shell/public/icon.svg`, `shell/drawings/` or the players' names.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/browser.ts';
import { drawLetters } from './draw-letters.ts';
import { root } from './site/root.ts';

const ICON = 'public/icon.svg';
const SAND = '#faf6ea';

const browser = await launchBrowser();
await drawPng('drawings/card.svg', 'images/card.png', [1200, 630]);
await drawPng(ICON, 'icons/192.png', [192, 192]);
await drawPng(ICON, 'icons/512.png', [512, 512]);
// Phones crop icons. The safe zone is a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks
await drawPng(ICON, 'icons/180.png', [180, 180], 0.82, SAND);
await drawPng(ICON, 'icons/512-maskable.png', [512, 512], 0.7, SAND);
await drawLetters(browser);
await browser.close();

/** @param scale share of the width and height that the SVG file fills, up to 1 @param ground CSS background */
async function drawPng(
  drawing: string,
  file: string,
  [width, height]: [number, number],
  scale = 1,
  ground = 'transparent',
): Promise<void> {
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
