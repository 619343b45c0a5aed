import { FRAGMENT_HEADER, type FragmentHead, type FragmentRequest } from '@desert/contract/page';
import type { Env } from '../env.ts';
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
): Promise<Fragment> {
  const response = await askSection(env, name, '/fragment', {
    method: 'POST',
    body: JSON.stringify(asked),
    headers: { 'content-type': 'application/json' },
  });
  const head = response.headers.get(FRAGMENT_HEADER);
  const stale = response.status === 409;
  if (!(response.ok || stale) || !response.body || head === null) {
    await response.body?.cancel();
    throw new Error(`the fragment answered ${response.status}`);
  }
  return {
    head: JSON.parse(decodeURIComponent(head)) as FragmentHead,
    html: response.body,
    stale,
  };
}
