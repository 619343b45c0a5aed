/** Style sheets in the document itself: asking for them costs a first visit a round trip. */
import type { SectionManifest } from '@desert/contract/page';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { askSection } from './sections.ts';

/** A style sheet: with its text, or where that could not be had to be asked for by the browser. */
export interface Sheet {
  href: string;
  text?: string;
  /** What the content security policy allows it by. */
  hash?: string;
}

/** Their addresses name their content, so they can be kept; as many as some builds of all sections have. */
const KEPT = 50;

const kept = new Map<string, Sheet>();

/** The sheets of a page, the shell's first. */
export async function sheetsOf(
  env: Env,
  shellStyles: string[],
  sections: SectionManifest[],
): Promise<Sheet[]> {
  const ofShell = shellStyles.map((href) =>
    sheet(href, () => env.ASSETS.fetch(`https://assets${href}`)),
  );
  const ofSections = sections.flatMap(({ name, styles }) =>
    styles.map((href) => sheet(href, () => askSection(env, name, href))),
  );
  return Promise.all([...ofShell, ...ofSections]);
}

async function sheet(href: string, ask: () => Promise<Response>): Promise<Sheet> {
  const known = kept.get(href);
  if (known) return known;
  try {
    const response = await ask();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const text = await response.text();
    // What it asks for is found from its own address only.
    if (/url\(|@import|<\//.test(text)) return { href };
    const found = { href, text, hash: await hashOf(text) };
    if (kept.size >= KEPT) kept.clear();
    kept.set(href, found);
    return found;
  } catch (error) {
    log('page.sheet', { href, error: String(error) });
    return { href };
  }
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
