/** The style rules that a page needs in its first paint: builds write them down, the edge selects by names. */

import type { SectionManifest } from './page.ts';

/** A rule, or a block of rules as `@media` has it. */
export type FirstRule =
  | {
      css: string;
      /**
       * Names of elements ('h1') and classes ('.card'), or of a custom property ('--space-4'), in sets of which one
       * is enough; without sets the rule always applies.
       */
      needs?: string[][];
      /** The custom properties that it reads. */
      reads?: string[];
    }
  | { block: string; rules: FirstRule[] };

/** A manifest as browsers get it: they have the whole style sheets. */
export function forBrowsers(manifest: SectionManifest): SectionManifest {
  const { firstRules: _, widgets = {}, ...rest } = manifest;
  return {
    ...rest,
    routes: rest.routes.map(withoutNames),
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([name, widget]) => [name, withoutNames(widget)]),
    ),
  };
}

function withoutNames<T extends { styleNames?: string[] | undefined }>(declared: T): T {
  return { ...declared, styleNames: undefined };
}

/** What of a style sheet applies where there are elements, classes and custom properties of these names. */
export function cssFor(rules: FirstRule[], names: ReadonlySet<string>): string {
  let css = '';
  for (const rule of rules) {
    if ('block' in rule) {
      const inner = cssFor(rule.rules, names);
      if (inner !== '') css += `${rule.block}{${inner}}`;
    } else if (applies(rule, names)) css += rule.css;
  }
  return css;
}

/** The custom properties that these rules read. */
export function readBy(rules: FirstRule[], names: ReadonlySet<string>): string[] {
  return rules.flatMap((rule) => {
    if ('block' in rule) return readBy(rule.rules, names);
    return rule.reads && applies(rule, names) ? rule.reads : [];
  });
}

function applies({ needs }: Extract<FirstRule, { css: string }>, names: ReadonlySet<string>) {
  return needs?.some((all) => all.every((name) => names.has(name))) ?? true;
}
