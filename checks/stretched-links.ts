import { posix } from 'node:path';
import type { Files } from './repository.ts';

const RELATIVE = /\.([\w-]+)\s*\{[^{}]*\bposition: relative;/g;

/** The shared class that makes an element the containing block of a stretched link. */
const POSITIONED = /className=[^>]*[`" ]positioned[`" ]/;

/** An empty pseudo-element over all of its containing block, which makes a link as large as its card. */
const STRETCHED = /::after\s*\{[^{}]*\binset: 0;/;

/** The sheet and the component without cards: they are in the modules that use them. */
const COMPONENT = 'shell/kit/ui/CardTitle.tsx';
const SHARED = 'shell/kit/shared.css';

/** A link as large as its card. */
const LINK = /<CardTitle|className=[^>]*[`" ]stretched[`" ]/;

/**
 * Lists the modules whose stretched links have no positioned card. Such a link covers more than its card, so that
 * each card of a list opens the last one.
 */
export function stretchedLinkProblems(files: Files): string[] {
  return [...files].flatMap(([path, source]) => {
    if (path.endsWith('.css'))
      return STRETCHED.test(source) && path !== SHARED && positionedIn(source).length === 0
        ? [`${path} stretches a link and has no class that is position: relative`]
        : [];
    const at = source.search(LINK);
    if (at === -1 || path === COMPONENT) return [];
    const sheet = /from '(\.[^']+\.module\.css)'/.exec(source)?.[1] ?? '';
    const css = files.get(posix.join(posix.dirname(path), sheet)) ?? '';
    const before = source.slice(0, at);
    const isPositioned =
      POSITIONED.test(before) ||
      positionedIn(css).some((name) => new RegExp(`styles\\.${name}\\b`).test(before));
    return isPositioned
      ? []
      : [`${path} has a stretched link in no card that is position: relative`];
  });
}

const positionedIn = (css: string) => Array.from(css.matchAll(RELATIVE), ([, name = '']) => name);
