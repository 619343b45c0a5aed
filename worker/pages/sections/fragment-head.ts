import { canonicalPath } from '@desert/contract/pages/head';
import type { FragmentLine } from '@desert/contract/pages/page';
import { findSection, safeRedirectPath } from '@desert/contract/pages/routes';
import * as v from 'valibot';
import type { Env } from '../../env.ts';

const defineLenientOptional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const Head = v.object({
  bytes: v.number(),
  status: v.pipe(v.number(), v.integer(), v.check(isOfPage)),
  title: v.string(),
  description: v.string(),
  location: v.optional(v.string()),
  listed: defineLenientOptional(v.boolean()),
  empty: defineLenientOptional(v.boolean()),
  picture: defineLenientOptional(
    v.object({
      url: v.pipe(v.string(), v.check(isAddress)),
      alt: v.string(),
      width: defineLenientOptional(v.pipe(v.number(), v.integer())),
      height: defineLenientOptional(v.pipe(v.number(), v.integer())),
    }),
  ),
  about: defineLenientOptional(
    v.looseObject({
      '@type': v.string(),
      datePublished: v.optional(v.string()),
      about: v.optional(v.array(v.looseObject({ '@type': v.string() }))),
    }),
  ),
  feed: defineLenientOptional(v.object({ title: v.string(), path: v.string() })),
});

/** Parses a fragment's head. @param line JSON @param from the requested path @throws if head or redirect is invalid */
export function parseHead(env: Env, line: string, name: string, from: string): FragmentLine {
  const head = v.parse(Head, JSON.parse(line)) as FragmentLine;
  const moved = head.status < 400 && head.status !== 200;
  const fits = moved ? isMove(env, name, from, head.location) : head.location === undefined;
  if (!fits) throw new Error(`it may not send a visitor to ${head.location}`);
  return head;
}

/** Whether a status is success, a permanent redirect or an error. Others have no document, or redirect temporarily. */
function isOfPage(status: number): boolean {
  return [200, 301, 308].includes(status) || (status >= 400 && status < 600);
}

function isAddress(url: string): boolean {
  return /^(https:\/)?\/[^/]/.test(url) && URL.canParse(url, 'https://site.invalid');
}

/** Whether a redirect leads to another page of the section, by a path without query or fragment. */
function isMove({ SECTIONS }: Env, name: string, from: string, to = ''): boolean {
  if (safeRedirectPath(to) !== to || /[?#]/.test(to) || findSection(SECTIONS, to)?.name !== name)
    return false;
  return canonicalPath(to) !== canonicalPath(from);
}
