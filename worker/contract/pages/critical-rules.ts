/** Critical CSS: builds list the rules of the first paint, and the edge inlines those whose names a page uses. */

import type { CriticalRule, SectionManifest } from './page.ts';

/**
 * Removes the fields that only the edge uses: first-paint rules, widgets, some properties of routes, and the hashes of
 * lazy code and its sheets, which the section's module has itself.
 */
export function toBrowserManifest(manifest: SectionManifest): SectionManifest {
  const { firstRules: _, widgets: _widgets, integrity, ...rest } = manifest;
  const lazy = new Set(
    rest.routes.flatMap(({ preloads = [], style = '' }) => [...preloads, style]),
  );
  const routes = rest.routes.map(({ path, reads, loading, shape, tag }) => ({
    path,
    reads,
    loading,
    shape,
    tag,
  }));
  const hashes = integrity && Object.entries(integrity).filter(([file]) => !lazy.has(file));
  return { ...rest, routes, ...(hashes && { integrity: Object.fromEntries(hashes) }) };
}

/** The rules that can match elements, classes and custom properties with these names. */
export function selectCss(rules: CriticalRule[], names: ReadonlySet<string>): string {
  let css = '';
  for (const rule of rules) {
    if ('block' in rule) {
      const inner = selectCss(rule.rules, names);
      if (inner !== '') css += `${rule.block}{${inner}}`;
    } else if (isRuleNeeded(rule, names)) css += rule.css;
  }
  return css;
}

export function listReadNames(rules: CriticalRule[], names: ReadonlySet<string>): string[] {
  return rules.flatMap((rule) => {
    if ('block' in rule) return listReadNames(rule.rules, names);
    return rule.reads && isRuleNeeded(rule, names) ? rule.reads : [];
  });
}

function isRuleNeeded(
  { needs }: Extract<CriticalRule, { css: string }>,
  names: ReadonlySet<string>,
) {
  return needs?.some((all) => all.every((name) => names.has(name))) ?? true;
}
