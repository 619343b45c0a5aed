import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;

/**
 * PostCSS options under which a section does not build where a selector has no class of the section's own: `body`,
 * `*`, `a`, `[data-theme]`. Its sheets apply in the section's place only, so whoever wrote that wants something else.
 * @param section its name, with which `scopedCss` begins its classes
 */
export function ownSelectors(section: string): PostcssOptions {
  const ownClass = new RegExp(`\\.${section}-`);
  return {
    plugins: [
      {
        postcssPlugin: 'own-selectors',
        // By then the classes have the names that they have in the page.
        OnceExit(root) {
          root.walkRules((rule) => {
            // What is nested in a rule, or a step of an animation, selects by what it is in.
            const { parent } = rule;
            if (parent?.type === 'rule') return;
            if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/i.test(parent.name))
              return;
            const foreign = rule.selectors.find((one) => !ownClass.test(withoutBrackets(one)));
            if (foreign === undefined) return;
            throw rule.error(
              `'${foreign}' selects more than what is the section's: name a class of its own, as in '.list a'. What is the same on all pages is in shell/kit/base.css.`,
            );
          });
        },
      },
    ],
  };
}

/** A selector without attributes and arguments: `:not(.own)` is anything else, `:is(.own, body)` a body, too. */
function withoutBrackets(selector: string): string {
  const less = selector.replace(/"[^"]*"|'[^']*'|\[[^\]]*\]|\([^()]*\)/g, '');
  return less === selector ? selector : withoutBrackets(less);
}
