import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../site/root.ts';

const GALLERY_PATH = '/__kit';

/** Classes that need an element or children of their own to be seen. */
const EXAMPLES: Record<string, string> = {
  choice: '<a href="#" class="target pill choice" aria-current="true">Chosen</a>',
  'quiet-link': '<a href="#" class="quiet-link">A link</a>',
  'tap-area': '<a href="#" class="tap-area">A link</a>',
  pill: '<a href="#" class="target pill">A link</a>',
  round: '<button class="round card">+</button>',
  target: '<button class="target card pad-2-3">A button</button>',
  undecorated: '<a href="#" class="undecorated">A link</a>',
};

const CHILDREN = '<span class="card pad-2-3">One</span>'.repeat(3);
const LAYOUT = /^(stack|row|divided|tight|gap-|align-|justify-|content-|spread|centered)/;
const TEXT = 'A fan remembers the night the desert stood still';

/** Serves a page with the design tokens and the shared classes, as the kit's sheets declare them. */
export function kitGallery(): Plugin {
  return {
    name: 'kit-gallery',
    configureServer({ middlewares }) {
      middlewares.use(GALLERY_PATH, (_, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(galleryPage());
      });
    },
  };
}

export function galleryPage(): string {
  const sheets = ['face', 'tokens', 'base', 'shared', 'modifiers'].map((name) =>
    readFileSync(join(root, `shell/kit/${name}.css`), 'utf8'),
  );
  const [face, tokens, base, shared, modifiers] = sheets as [
    string,
    string,
    string,
    string,
    string,
  ];
  const parts = [
    part('Colors', declarations(tokens, 'color').map(swatch)),
    part('Spacing', declarations(tokens, 'space').map(bar)),
    part('Type', declarations(tokens, 'text').map(line)),
    part('Shared classes', classes(shared)),
    ...modifiers.split(/^\/\* /m).flatMap((text) => {
      const [comment = '', css = ''] = text.split(' */');
      return css.includes('{') ? [part(comment, classes(css))] : [];
    }),
  ];
  const scales = [...declarations(tokens, 'color'), ...declarations(tokens, 'space')].map(
    ([name]) =>
      name.startsWith('--space')
        ? `.bar${name} { inline-size: var(${name}); block-size: 1rem; }`
        : `.swatch${name} { inline-size: 6rem; background: var(${name}); }`,
  );
  const own = declarations(tokens, 'text').map(
    ([name]) => `.size${name} { font-size: var(${name}); }`,
  );
  return `<!doctype html><html lang="en"><title>The kit</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${withFiles(face)} @layer base { ${tokens}${base}${shared}${modifiers} } ${[...scales, ...own].join('\n')}</style>
<body class="pad-4 stack gap-6"><h1>The kit</h1>${parts.join('')}</body></html>`;
}

const part = (heading: string, rows: string[]) =>
  `<section class="stack tight"><h2>${heading}</h2><ul class="card divided">${rows.join('')}</ul></section>`;

const row = (name: string, value: string, example: string) =>
  `<li class="stack gap-1 pad-3"><b>${name}</b><code class="caption">${value}</code><div>${example}</div></li>`;

/** The custom properties of a kind, each with the comment behind it, which says what it is for. */
function declarations(css: string, kind: string): [name: string, value: string][] {
  const all = css.matchAll(
    new RegExp(`^  (--${kind}-[\\w-]+):\\s+([^;]+);(?: /\\* (.*) \\*/)?`, 'gm'),
  );
  return Array.from(all, ([, name = '', value = '', use]) => [
    name,
    use === undefined ? value : `${value}: ${use}`,
  ]);
}

/** Replaces the addresses of packages' files by the files. */
const withFiles = (css: string) =>
  css.replace(
    /'(@[^']+\.woff2)'/g,
    (_, file: string) =>
      `data:font/woff2;base64,${readFileSync(join(root, 'node_modules', file), 'base64')}`,
  );

const swatch = ([name, value]: [string, string]) =>
  row(name, value, `<div class="target card swatch${name}"></div>`);

const bar = ([name, value]: [string, string]) =>
  row(name, value, `<div class="sunken bar${name}"></div>`);

const line = ([name, value]: [string, string]) =>
  row(
    name,
    value,
    `<span class="size${name}">${TEXT}</span> <b class="font-display size${name}">Still howling</b>`,
  );

/** A row for each class of a sheet, with all its rules. */
function classes(css: string): string[] {
  const rules = new Map<string, string>();
  for (const [text = '', name = ''] of css.matchAll(/^\.([\w-]+)[^{]*\{[^]*?^\}/gm))
    rules.set(name, `${rules.get(name) ?? ''}${text} `);
  return Array.from(rules, ([name, text]) => row(name, text.replace(/\s+/g, ' '), example(name)));
}

function example(name: string): string {
  const known = EXAMPLES[name];
  if (known !== undefined) return known;
  if (!LAYOUT.test(name)) return `<div class="${name}">${TEXT}</div>`;
  const layout = /^(stack|row)$/.test(name)
    ? ''
    : name.startsWith('justify-start')
      ? 'stack '
      : 'row ';
  return `<div class="${layout}${name}">${CHILDREN}</div>`;
}
