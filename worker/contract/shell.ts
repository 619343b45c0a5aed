/** The protocol between the edge and the shell, which are deployed together. */
import type { Viewer } from './account.ts';
import type { FirstRule, Answers, PageHead, PostedForm, SectionManifest } from './page.ts';
import type { Theme } from './theme.ts';

/** A section in the navigation, from `SECTIONS` in wrangler.toml. */
export interface SectionLink {
  name: string;
  label: string;
  /** Prefix of its pages: '/history' owns '/history' and everything under it. */
  path: string;
  /** Widgets for pages of the shell: 'profile' for the page at `/user/profile`. */
  widgets?: string[];
}

export interface Credit {
  name: string;
  links: { label: string; href: string }[];
}

/** The initial state of the shell, as JSON in the page. */
export interface PageState {
  viewer: Viewer | null;
  theme: Theme;
  sections: SectionLink[];
  /** Manifests of the sections that responded; others are fetched when needed. */
  manifests: Record<string, SectionManifest>;
  /** Sections without a Worker yet. */
  soon: string[];
  credit: Credit;
  /** Sections on this page that failed. */
  unavailable: string[];
  /** Sections whose HTML cannot be hydrated: truncated, or rendered by another kit. */
  clientRendered?: string[];
  answers: Answers;
  /** The season or player of the page, for strips: 'season:2011-12'. */
  tag?: string | undefined;
  /** The title of a page with strips. */
  title?: string | undefined;
  /** Sections whose strips are empty; failed ones are not included. */
  emptyStrips?: string[] | undefined;
  /** A form posted without JavaScript and refused. */
  form?: PostedForm | undefined;
  /** Message if the visitor's account is suspended; the session then only gives access to their own data. */
  suspension?: string | undefined;
  /** The public demo account, if configured. */
  demo?: DemoAccount | undefined;
}

export interface DemoAccount {
  email: string;
  password: string;
}

export const PAGE_STATE_ID = 'page-state';

export const SITE_NAME = 'Hockey Belongs In The Desert';

export function documentTitle(title: string): string {
  return title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
}

/** The shell's style sheet, including the kit's rules. */
export interface ShellSheet {
  href: string;
  /** Rules that can apply in a first paint. */
  rules: FirstRule[];
  /** Names of the layout's rules, including those for members and strips. */
  layout: string[];
  ofMembers: string[];
  strips: string[];
}

/** An inline script. */
export interface InlineScript {
  /** 'speculationrules' or 'importmap'; by default a classic script. */
  type?: string;
  text: string;
  /** For the content security policy: "'sha256-…'". */
  hash: string;
}

/** Properties of a shell page that the edge needs before rendering. */
export interface ShellNeeds {
  signedIn: boolean;
  /** The widget that sections render on the page. */
  widget: string | undefined;
  /** The widgets are static: no code of the sections. */
  staticWidgets: boolean;
  /** Query string for the widgets, if not the page's own. */
  widgetSearch?: string | undefined;
  /** API addresses that the page reads. */
  reads?: string[] | undefined;
  /** Metadata of the page; undefined for an unknown page, or if it depends on the reads. */
  head?: (PageHead & { status: number }) | undefined;
  /** Scripts of this page besides the common one. */
  preloads: string[];
  /** Names for selecting the rules of its first paint. */
  styleNames: string[];
}

/** The shell's server renderer, used by the edge. */
export interface ShellRenderer {
  /** Identity of the kit offered to sections; see `kitSkew`. */
  kit: string;
  /** Content hash of the shell's browser files. */
  build: string;
  script: string;
  /** Module Federation's runtime, which sections' forms wait for. */
  federation: string[];
  sheet: ShellSheet;
  /** 'sha256-…' of scripts and style sheets by address. */
  integrity: Record<string, string>;
  /** Inline scripts at the start of every head. */
  inline: InlineScript[];
  /** @param search query string of the page */
  needsOf: (path: string, search: string) => ShellNeeds;
  /** Canonical path if the responses redirect the page; otherwise undefined. */
  movedTo: (path: string, answers: Answers) => string | undefined;
  render: (
    state: PageState,
    address: { path: string; search: string },
  ) => {
    /** The shell's HTML with an `outletPlaceholder` for each section. */
    html: string;
    /** Metadata of a shell page; null for a section's page. */
    page: (PageHead & { status: number }) | null;
  };
}

export function outletPlaceholder(section: string): string {
  return `<!--outlet:${section}-->`;
}

export function splitAtPlaceholders(html: string): string[] {
  return html.split(/<!--outlet:([\w-]+)-->/);
}
