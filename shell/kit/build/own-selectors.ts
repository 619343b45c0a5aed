import type { CSSOptions } from 'vite';
import { SECTION_LETTER } from './css.ts';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** Matches the classes of a section's CSS modules: see `formatScopedName`. */
const OWN_CLASS = new RegExp(`\\.${SECTION_LETTER}[\\dA-Z]{3}[\\dA-Za-z](?![\\w-])`);

/** Fails the build on selectors without a class of the section: `body`, `*`, `a`, `[data-theme]`. */
export function createSelectorCheck(): PostcssOptions {
  return {
    plugins: [
      {
        postcssPlugin: 'own-selectors',
        OnceExit(root) {
          // The section's Worker contains the kit, whose sheets the shell serves.
          if (root.source?.input.file?.includes('/shell/kit/')) return;
          root.walkRules((rule) => {
            const { parent } = rule;
            const isStep = parent?.type === 'atrule' && /keyframes$/i.test(parent.name);
            if (isStep || parent?.type === 'rule') return;
            const foreign = rule.selectors.find(
              (value) => !OWN_CLASS.test(stripAttributesAndArguments(value)),
            );
            if (foreign === undefined) return;
            throw rule.error(
              `'${foreign}' selects more than what is the section's: name a class of its own, as in '.list a'. What is the same on all pages is in shell/kit/shared.css.`,
            );
          });
        },
      },
    ],
  };
}

/**
 * Removes attributes and arguments of a selector, because `:not(.own)` and `:is(.own, body)` match other elements, too.
 */
function stripAttributesAndArguments(selector: string): string {
  const less = selector.replace(/"[^"]*"|'[^']*'|\[[^\]]*\]|\([^()]*\)/g, '');
  return less === selector ? selector : stripAttributesAndArguments(less);
}
