/** Style sheets in the document itself: asking for them costs a first visit a round trip. */
import type { SectionManifest } from '@desert/contract/page';
import { scopedSheet } from '@desert/contract/section-sheet';
import type { ShellSheet } from '@desert/contract/shell';
import { log } from '../log/log.ts';
import { readText } from '../request/body.ts';
import { sha256 } from '../response/sha256.ts';
import { fetchSection, type Asking } from '../sections/section-workers.ts';
import { timeBudget } from '../sections/time-budget.ts';

/** How long a page waits for the style sheets of a section, in ms. */
const SHEET_MS = 500;

/** A style sheet: with its text, or to be asked for by the browser. */
export interface Sheet {
  href: string;
  text?: string;
  /** What the content security policy allows it by. */
  hash?: string;
  /** Whether the text is only a part of what is at the address. */
  isPart?: boolean;
}

/** Their addresses name their content, so they can be kept; as many as some builds of all sections have. */
const MAX_ENTRIES = 50;

const cache = new Map<string, Sheet>();

/** Forgets every sheet, as a fresh isolate would; for tests, whose sheets share their addresses. */
export function clearSheetCache(): void {
  cache.clear();
}

/** The shell's sheet. */
export async function shellSheet({ href, text }: ShellSheet): Promise<Sheet> {
  const known = cache.get(href);
  return known ?? keep(await withHash(href, text));
}

/** A sheet with what the content security policy allows it by. */
export async function withHash(href: string, text: string): Promise<Sheet> {
  return { href, text, hash: `'${await sha256(text)}'` };
}

function keep(sheet: Sheet): Sheet {
  if (cache.size >= MAX_ENTRIES) cache.clear();
  cache.set(sheet.href, sheet);
  return sheet;
}

/**
 * The sheets of sections, each in the section's scope. One that cannot be had or scoped is left out: a link to
 * it would keep the browser from painting anything; the shell's script asks for it with the section's code.
 */
export async function sectionSheets(asking: Asking, sections: SectionManifest[]): Promise<Sheet[]> {
  const sheets = await Promise.all(
    sections.flatMap((section) =>
      section.styles.map((href) => sectionSheet(asking, section, href)),
    ),
  );
  return sheets.filter((one) => one !== undefined);
}

async function sectionSheet(asking: Asking, manifest: SectionManifest, href: string) {
  const { name, build, integrity } = manifest;
  try {
    const budget = timeBudget(Math.min(SHEET_MS, asking.env.FRAGMENT_TIMEOUT_MS));
    return await budget((signal) =>
      sheet(
        href,
        () => fetchSection(asking, name, href, { signal }),
        async (text) => {
          await requireUnchanged(text, integrity?.[href]);
          return scopedSheet(name, text);
        },
      ),
    );
  } catch (error) {
    log('section.sheet', { section: name, build, href, fault: String(error) });
    return undefined;
  }
}

/** @throws where it does not come, or cannot be what it `becomes` */
async function sheet(
  href: string,
  ask: () => Promise<Response>,
  becomes: (text: string) => Promise<string>,
): Promise<Sheet> {
  const known = cache.get(href);
  if (known) return known;
  const response = await ask();
  if (!response.ok) throw new Error(`the style sheet answered ${response.status}`);
  const text = await becomes(await textOfSheet(response));
  // What it asks for is found from its own address only; what looks like HTML stays out of the document.
  const linked = /url\(|@import|<[/!]/.test(text);
  return keep(linked ? { href } : await withHash(href, text));
}

/** @throws where it is not what was built */
async function requireUnchanged(text: string, integrity: string | undefined): Promise<void> {
  if (integrity !== undefined && (await sha256(text)) !== integrity)
    throw new Error('the style sheet is not the one of the manifest');
}

/** The longest style sheet, in bytes: ten times the longest there is. */
const SHEET_MAX = 200_000;

/** @throws where it is longer */
export async function textOfSheet(response: Response): Promise<string> {
  const text = await readText(response, SHEET_MAX);
  if (text === undefined) throw new Error(`the style sheet has more than ${SHEET_MAX} bytes`);
  return text;
}
