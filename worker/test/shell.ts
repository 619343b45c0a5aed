import { expandTemplate } from '@desert/contract/pages/routes';
import {
  buildOutletPlaceholder,
  type PageState,
  type ShellRenderer,
} from '@desert/contract/pages/shell';
import {
  buildAuthorQuery,
  HOME_WIDGET,
  MEMBER_WIDGET,
  SEARCH_WIDGET,
  TAGGED_WIDGET,
} from '@desert/contract/pages/widgets';
import { SEARCH_READ } from '@desert/contract/search/search';

/** A stand-in for the built shell's renderer: a few pages, styles and scripts. */
export const shell: ShellRenderer = {
  kit: '7.kkkk',
  build: 'ssss',
  script: '/assets/shell.js',
  federation: ['/assets/federation.js'],
  lazyHydration: ['/assets/lazy-hydration.js'],
  parts: { controls: ['/assets/controls.js'], record: ['/assets/record.js'] },
  sheet: {
    href: '/assets/shell.css',
    rules: [
      { block: ':root', rules: [{ css: '--gap:1px', needs: [['--gap']] }] },
      { css: 'h1{margin:0}' },
      { css: 'table{width:100%}', needs: [['table']] },
      { css: 'aside{gap:1px}', needs: [['aside']] },
      { css: 'dialog{gap:2px}', needs: [['dialog']] },
    ],
    layout: [],
    ofMembers: ['dialog'],
    strips: ['aside'],
  },
  integrity: {
    '/assets/shell.js': 'sha256-shell',
    '/assets/federation.js': 'sha256-federation',
    '/assets/shell.css': 'sha256-sheet',
    '/assets/me.js': 'sha256-me',
  },
  inline: [
    { text: 'keep()', hash: "'sha256-keep'" },
    { type: 'speculationrules', text: '{}', hash: "'sha256-rules'" },
  ],
  needsOf: (path, search) => {
    const widget = {
      '/me': 'mine',
      '/home': HOME_WIDGET,
      '/search': SEARCH_WIDGET,
      '/user/ANN': MEMBER_WIDGET,
    }[path];
    return {
      signedIn: path === '/me',
      widget,
      staticWidgets: ['/home', '/search', '/user/ANN'].includes(path),
      widgetSearch: widget === MEMBER_WIDGET ? buildAuthorQuery('ANN') : undefined,
      reads: path === '/search' ? [expandTemplate(SEARCH_READ, {}, search)] : undefined,
      head: path === '/home' ? { status: 200, title: 'Home', description: '' } : undefined,
      preloads: path === '/me' ? ['/assets/me.js'] : [],
      styleNames: path === '/home' ? ['table'] : [],
    };
  },
  movedTo: (path) => (path === '/old' ? '/home' : undefined),
  render: (state, { path }) => ({
    html: `<main>${buildOutletPlaceholder('history')}</main>${state.tag === undefined ? '' : stripsIn(state)}`,
    page: path.startsWith('/history')
      ? null
      : {
          status: ['/', '/home', '/search'].includes(path) ? 200 : 404,
          title: state.sections[0]!.label,
          description: '<&"',
        },
  }),
};

/** Renders the outlets of strips that are not empty, with a note in those that failed. */
function stripsIn({ sections, unavailable, emptyStrips = [] }: PageState): string {
  const bringing = sections.filter(
    ({ name, widgets }) => widgets?.includes(TAGGED_WIDGET) && !emptyStrips.includes(name),
  );
  return bringing
    .map(({ name }) => {
      const note = unavailable.includes(name) ? `${name} did not answer` : '';
      return `<aside>${note}${buildOutletPlaceholder(name)}</aside>`;
    })
    .join('');
}
