/** Requests a fragment from a section's Worker. The response is the head as one line of JSON, then the HTML. */
import { isSectionManifest } from '@desert/contract/pages/manifest';
import type { FragmentHead, SectionManifest } from '@desert/contract/pages/page';
import { readText } from '../../http/request/body.ts';
import { parseHead } from './fragment-head.ts';
import { findFault } from './fragment-structure.ts';
import { type SectionRequest, fetchSection } from './section-workers.ts';
import type { TimeBudget } from './time-budget.ts';

export interface Fragment {
  head: FragmentHead;
  /** UTF-8. Not decoded, because the document that contains it is sent as bytes. */
  html: Uint8Array;
}

/** The manifest of a section that has another build than was asked for. */
export interface OtherBuild {
  manifest: SectionManifest;
  html?: undefined;
}

const MAX_HEAD = 65_536;

const MAX_MANIFEST = 262_144;

export function fetchFragment(
  asking: SectionRequest,
  name: string,
  { body, path }: { body: string; path: string },
  budget: TimeBudget,
): Promise<Fragment | OtherBuild> {
  return budget(async (signal) => {
    const response = await fetchSection(asking, name, '/fragment', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      signal,
    });
    if (response.status === 409) return { manifest: await parseManifest(response, name) };
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`the fragment answered ${response.status}`);
    }
    const bytes = await readAll(response.body, MAX_HEAD + asking.env.FRAGMENT_MAX_BYTES);
    return parseFragment(asking, name, path, bytes);
  });
}

export async function fetchManifest(
  asking: SectionRequest,
  name: string,
  budget: TimeBudget,
): Promise<SectionManifest> {
  const body = JSON.stringify({ build: '', path: '/', search: '', viewer: null, responses: {} });
  const fragment = await fetchFragment(asking, name, { body, path: '/' }, budget);
  if (fragment.html === undefined) return fragment.manifest;
  throw new Error('the section names no manifest');
}

async function parseManifest(response: Response, name: string): Promise<SectionManifest> {
  const text = await readText(response, MAX_MANIFEST);
  const manifest: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!isSectionManifest(name, manifest))
    throw new Error('what the section sends is no manifest of it');
  return manifest;
}

const LINE_FEED = 10;

function parseFragment(
  { env }: SectionRequest,
  name: string,
  path: string,
  bytes: Uint8Array,
): Fragment {
  const end = bytes.subarray(0, MAX_HEAD + 1).indexOf(LINE_FEED);
  if (end < 0) throw new Error('the fragment has no head');
  const length = bytes.length - end - 1;
  const line = new TextDecoder().decode(bytes.subarray(0, end));
  const { bytes: declared, ...head } = parseHead(env, line, name, path);
  if (length !== declared)
    throw new Error(`the fragment has ${length} bytes of HTML in place of ${declared}`);
  if (length > env.FRAGMENT_MAX_BYTES)
    throw new Error(`the fragment has more than ${env.FRAGMENT_MAX_BYTES} bytes`);
  // A copy, because the fragment cache would keep the whole buffer of a view.
  const html = new Uint8Array(bytes.subarray(end + 1));
  const fault = findFault(html);
  if (fault !== undefined) throw new Error(`the fragment has ${fault}`);
  return { head, html };
}

const PART_BYTES = 65_536;

async function readAll(body: ReadableStream<Uint8Array>, max: number): Promise<Uint8Array> {
  const reader = body.getReader({ mode: 'byob' });
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let ended = false; !ended;) {
    // Waits for a whole part, so that most fragments are one read into one buffer.
    const { value = new Uint8Array() } = await reader.readAtLeast(
      PART_BYTES,
      new Uint8Array(PART_BYTES),
    );
    ended = value.length < PART_BYTES;
    parts.push(value);
    size += value.length;
    if (size > max) {
      reader.cancel().catch(() => {});
      throw new Error(`the fragment has more than ${max} bytes`);
    }
  }
  const [only] = parts;
  return only && parts.length === 1 ? only : Buffer.concat(parts);
}
