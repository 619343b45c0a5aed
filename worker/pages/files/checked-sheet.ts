import { openScope } from '@desert/contract/pages/section-sheet';
import { readText } from '../../http/request/body.ts';
import { createTextError } from '../../http/response/errors.ts';
import { computeSha256 } from '../../http/response/security-headers.ts';
import { log } from '../../platform/log/log.ts';
import type { RequestContext } from '../../request-context.ts';
import { findCachedManifest } from '../sections/manifests.ts';
import { timeBudget } from '../sections/time-budget.ts';
import { fetchSectionFile } from './files.ts';

const MAX_SHEET = 200_000;

/**
 * Serves a section's files at `/mf/…`. A style sheet must begin with the section's scope and, if it belongs to the current
 * build, match the manifest's hash; otherwise 503. Passes on other files and error responses.
 */
export async function serveSectionFile(context: RequestContext): Promise<Response | undefined> {
  const path = context.url.pathname;
  if (!path.startsWith('/mf/')) return undefined;
  const file = await fetchSectionFile(context);
  const type = file.headers.get('content-type') ?? '';
  if (!file.ok || !(path.endsWith('.css') || /text\/css/i.test(type))) return file;
  const [, , section = ''] = path.split('/');
  try {
    const budget = timeBudget(context.env.FRAGMENT_TIMEOUT_MS);
    const text = file.body && (await budget(() => checkSheet(context, section, path, file)));
    const headers = new Headers(file.headers);
    headers.set('content-type', 'text/css; charset=utf-8');
    // The text is already decompressed.
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(text, { headers });
  } catch (error) {
    log('section.sheet', { section, path, fault: String(error) });
    return createTextError('This style sheet isn’t available right now', 503);
  }
}

async function checkSheet(context: RequestContext, section: string, path: string, file: Response) {
  const text = await readText(file, MAX_SHEET);
  if (text === undefined)
    throw new Error(`the style sheet has more than ${MAX_SHEET} bytes, or is not UTF-8`);
  if (!text.startsWith(openScope(section)))
    throw new Error(`the style sheet does not begin with ${openScope(section)}`);
  const built = findCachedManifest(context, section)?.integrity?.[path.replace(/~\d+\//, '/')];
  if (built !== undefined && (await computeSha256(text)) !== built)
    throw new Error('the style sheet is not the one of the manifest');
  return text;
}
