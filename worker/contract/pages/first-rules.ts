/** Critical CSS: builds list the rules of the first paint, and the edge inlines those whose names a page uses. */

import type { FirstRule, SectionManifest } from './page.ts';

/**
 * Removes the fields that only the edge uses: first-paint rules, widgets, some properties of routes, and the hashes of
 * lazy code, which the section's module has itself.
 */
export function forBrowsers(manifest: SectionManifest): SectionManifest {
  const { firstRules: _, widgets: _widgets, integrity, ...rest } = manifest;
  const lazy = new Set(rest.routes.flatMap(({ preloads = [] }) => preloads));
  const routes = rest.routes.map(({ path, reads, loading, shape, tag }) => ({
    path,
    reads,
    loading,
    shape,
    tag,
  }));
  const known = integrity && Object.entries(integrity).filter(([file]) => !lazy.has(file));
  return { ...rest, routes, ...(known && { integrity: Object.fromEntries(known) }) };
}

/** The rules that can match elements, classes and custom properties with these names. */
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

export function readBy(rules: FirstRule[], names: ReadonlySet<string>): string[] {
  return rules.flatMap((rule) => {
    if ('block' in rule) return readBy(rule.rules, names);
    return rule.reads && applies(rule, names) ? rule.reads : [];
  });
}

function applies({ needs }: Extract<FirstRule, { css: string }>, names: ReadonlySet<string>) {
  return needs?.some((all) => all.every((name) => names.has(name))) ?? true;
}
