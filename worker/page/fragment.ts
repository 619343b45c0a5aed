/** What a section's Worker answers: one body, the head of its page in the first line and then the HTML. */
import { isManifestOf } from '@desert/contract/manifest';
import type { FragmentHead, FragmentRequest, SectionManifest } from '@desert/contract/page';
import { readText } from '../request/body.ts';
import { fetchSection, type Asking } from '../sections/section-workers.ts';
import type { TimeBudget } from '../sections/time-budget.ts';
import { parseHead } from './fragment-head.ts';

export interface Fragment {
  head: FragmentHead;
  /** What came of the HTML with the head. */
  begun: Uint8Array;
  /** The rest of the HTML. */
  html: ReadableStream<Uint8Array>;
}

/** The longest head, in bytes: that of a record with a long text is a sixth of it. */
const HEAD_MAX = 65_536;

/** The longest manifest, in bytes: each page of the site holds those of all sections. */
const MANIFEST_MAX = 262_144;

const LINE_FEED = 10;

/**
 * Has a section's Worker render a page, or a widget.
 * @returns the section's manifest where its build is not the one that was asked for
 * @throws where it is not there, fails, takes too long, or answers something else than a fragment
 */
export function fetchFragment(
  asking: Asking,
  name: string,
  asked: FragmentRequest,
  budget: TimeBudget,
): Promise<Fragment | { manifest: SectionManifest }> {
  return budget(async (signal) => {
    const response = await fetchSection(asking, name, '/fragment', {
      method: 'POST',
      body: JSON.stringify(asked),
      headers: { 'content-type': 'application/json' },
      signal,
    });
    if (response.status === 409) return { manifest: await manifestIn(response, name) };
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`the fragment answered ${response.status}`);
    }
    try {
      const { line, begun } = await readLine(response.body);
      const head = parseHead(asking.env, line, name, asked.path);
      return { head, begun, html: response.body };
    } catch (error) {
      await response.body.cancel();
      throw new Error(`the fragment has no head: ${String(error)}`, { cause: error });
    }
  });
}

/** The manifest that a section names. Nothing is rendered for an empty build: it asks for this alone. */
export async function fetchManifest(
  asking: Asking,
  name: string,
  budget: TimeBudget,
): Promise<SectionManifest> {
  const nothing = { build: '', path: '/', search: '', viewer: null, answers: {} };
  const answer = await fetchFragment(asking, name, nothing, budget);
  if ('manifest' in answer) return answer.manifest;
  await answer.html.cancel();
  throw new Error('it names no manifest');
}

async function manifestIn(response: Response, name: string): Promise<SectionManifest> {
  const text = await readText(response, MANIFEST_MAX);
  const manifest: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!isManifestOf(name, manifest)) throw new Error('what it names is no manifest of it');
  return manifest;
}

/** How much of a fragment is taken at once, in bytes: most are shorter. Unasked a body comes in parts of 4 KB. */
const PART = 32_768;

/** The first line of a body, and what came with it of the next. */
async function readLine(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader({ mode: 'byob' });
  const line: Uint8Array[] = [];
  let bytes = 0;
  try {
    while (bytes <= HEAD_MAX) {
      const { done, value } = await reader.read(new Uint8Array(PART));
      if (done) throw new Error('its first line does not end');
      const end = value.indexOf(LINE_FEED);
      const part = end < 0 ? value : value.subarray(0, end);
      line.push(part);
      bytes += part.length;
      if (end >= 0 && bytes <= HEAD_MAX) {
        return { line: await new Blob(line).text(), begun: value.subarray(end + 1) };
      }
    }
    throw new Error(`its first line is longer than ${HEAD_MAX} bytes`);
  } finally {
    reader.releaseLock();
  }
}
