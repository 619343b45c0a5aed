import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { globalChanges } from './globalChanges.ts';

/** What to do instead, by what would be changed. */
const INSTEAD: [RegExp, string][] = [
  [/^document\.title/, "A route's `head` names its page."],
  [/^(location|history)\b/, '`Link` and `useNavigate` of the kit lead to another page.'],
  [/^document\b/, 'A component renders what is in the section’s own place, and has a `ref` to it.'],
  [/\.prototype\b/, 'Write a function.'],
  [/^/, 'Keep it in a module of the section, or ask for it in the kit.'],
];

/**
 * Does not build a section which assigns to what all of the site shares, in its own modules or in libraries that
 * it brings; what Module Federation brings is not looked at.
 * @param folder the section's
 */
export function noGlobalChanges(folder: string): Plugin {
  return {
    name: 'no-global-changes',
    apply: 'build',
    // As the module is written: its lines are those that its author knows.
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?$/, exclude: [/^\0|^virtual:/, /\/@module-federation\//] },
      },
      handler(code, id) {
        const changes = globalChanges(code, id).map(({ line, what }) => {
          const path = what.replace(/^(window|globalThis|self)\W+(?=\w)/, '');
          const [, instead] = INSTEAD.find(([fits]) => fits.test(path)) ?? [];
          return `${relative(folder, id)}:${line}: ${what} is changed, which all of the site shares. ${instead}`;
        });
        if (changes.length > 0) this.error(changes.join('\n'));
      },
    },
  };
}
