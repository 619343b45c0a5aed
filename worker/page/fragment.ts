import { canonicalPath } from '@desert/contract/head';
import { isManifestOf } from '@desert/contract/manifest';
import { safeNext } from '@desert/contract/next';
import { FRAGMENT_HEADER, type FragmentHead, type FragmentRequest } from '@desert/contract/page';
import { ownerOf } from '@desert/contract/routes';
import type { Env } from '../env.ts';
import { headDetails } from './head-details.ts';
import type { Patience } from './patience.ts';
import { askSection } from './sections.ts';

export interface Fragment {
  head: FragmentHead;
  html: ReadableStream<Uint8Array>;
  /** Whether the section was released since its manifest was read, and needs other API reads now. */
  stale: boolean;
}

/**
 * Has a section's Worker render a page.
 * @throws where it is not there, fails, takes too long, or answers something else than a fragment
 */
export async function fetchFragment(
  env: Env,
  name: string,
  asked: FragmentRequest,
  patience: Patience,
): Promise<Fragment> {
  const response = await patience((signal) =>
    askSection(env, name, '/fragment', {
      method: 'POST',
      body: JSON.stringify(asked),
      headers: { 'content-type': 'application/json' },
      signal,
    }),
  );
  const stale = response.status === 409;
  const moves = (location: unknown) => isMove(env, name, { from: asked.path, location });
  const head = response.ok || stale ? headOf(name, response, moves) : undefined;
  if (!head || !response.body) {
    await response.body?.cancel();
    throw new Error(
      `the fragment answered ${response.status}${response.ok ? ', no fragment' : ''}`,
    );
  }
  return { head, html: response.body, stale };
}

/** What the section says of its page; undefined where it is not HTML with a head that can be used. */
function headOf(
  name: string,
  { headers }: Response,
  moves: (location: unknown) => boolean,
): FragmentHead | undefined {
  if (!headers.get('content-type')?.startsWith('text/html')) return undefined;
  const head = parsed(headers.get(FRAGMENT_HEADER)) as Partial<FragmentHead> | null;
  const { status = 0, title, description, location, manifest } = head ?? {};
  const moved = status >= 300 && status < 400;
  const isWhole =
    Number.isInteger(status) &&
    status >= 200 &&
    status < 600 &&
    typeof title === 'string' &&
    typeof description === 'string' &&
    (moved ? moves(location) : location === undefined) &&
    isManifestOf(name, manifest);
  return isWhole ? { ...(head as FragmentHead), ...headDetails(head as object) } : undefined;
}

/** Whether a section may send a visitor on: to another of its own pages, by its path alone. */
function isMove(
  { SECTIONS }: Env,
  name: string,
  { from, location }: { from: string; location: unknown },
): boolean {
  if (typeof location !== 'string' || safeNext(location) !== location) return false;
  if (/[?#]/.test(location) || ownerOf(SECTIONS, location)?.name !== name) return false;
  return canonicalPath(location) !== canonicalPath(from);
}

function parsed(header: string | null): unknown {
  try {
    return JSON.parse(decodeURIComponent(header ?? 'null'));
  } catch {
    return null;
  }
}
