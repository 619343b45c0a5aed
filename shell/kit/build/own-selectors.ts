import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/** Fails the build on selectors without a class of the section: `body`, `*`, `a`, `[data-theme]`. */
export function createSelectorCheck(section: string): PostcssOptions {
  const ownClass = new RegExp(`\\.${section}-`);
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
              (value) => !ownClass.test(stripAttributesAndArguments(value)),
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
