/** What a declaration file exports. Reads what TypeScript writes, not everything that it would read. */
export interface Exported {
  name: string;
  kind: 'value' | 'type';
  /** Where it comes from: './ui/Button'; undefined where the file itself declares it. */
  from: string | undefined;
}

/** @throws at `export *` and `export default`, which the kit does without: names belong in its index */
export function exportedBy(text: string): Exported[] {
  if (/^export (\*|default)/m.test(text)) throw new Error('The kit exports by name only.');
  const listed = [...text.matchAll(/^export (type )?\{([^}]*)\}(?: from ['"]([^'"]+)['"])?/gm)];
  const declared = text.matchAll(
    /^export (?:declare )?(const|let|function|class|interface|type) ([\w$]+)/gm,
  );
  return [
    ...listed.flatMap(([, allTypes, names = '', from]) =>
      namesIn(names, allTypes !== undefined, from),
    ),
    ...[...declared].map(([, keyword = '', name = '']): Exported => {
      const kind = ['interface', 'type'].includes(keyword) ? 'type' : 'value';
      return { name, kind, from: undefined };
    }),
  ];
}

/**
 * How many type parameters a type has.
 * @param text the declaration file that declares it
 */
export function typeParametersOf(name: string, text: string): number {
  const escaped = name.replaceAll('$', String.raw`\$`);
  const start = new RegExp(`(?:interface|type|class) ${escaped}<`).exec(text);
  if (!start) return 0;
  let depth = 1;
  let count = 1;
  for (let at = start.index + start[0].length; depth > 0 && at < text.length; at += 1) {
    const character = text.charAt(at);
    if ('<({['.includes(character)) depth += 1;
    else if (')}]'.includes(character)) depth -= 1;
    else if (character === '>' && text.charAt(at - 1) !== '=') depth -= 1;
    else if (character === ',' && depth === 1) count += 1;
  }
  return count;
}

/** `type A, B as C, ` */
function namesIn(list: string, allTypes: boolean, from: string | undefined): Exported[] {
  const names = list.split(',').map((name) => name.trim());
  return names.filter(Boolean).map((written) => {
    const isType = allTypes || written.startsWith('type ');
    const name = written.replace(/^type /, '').replace(/^.* as /, '');
    return { name, kind: isType ? 'type' : 'value', from };
  });
}
