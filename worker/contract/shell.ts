/** What the edge and the shell tell each other: no section knows of it, and the two are deployed together. */
import type { Viewer } from './account.ts';
import type { FirstRule, Answers, PageHead, PostedForm, SectionManifest } from './page.ts';
import type { Theme } from './theme.ts';

/** A section as the site's navigation knows it, from `SECTIONS` in wrangler.toml. */
export interface SectionLink {
  name: string;
  label: string;
  /** Where its pages start: '/history' owns '/history' and everything under it. */
  path: string;
  /** The widgets it brings to pages of the shell: 'profile' for the page at `/user/profile`. */
  widgets?: string[];
}

/** Whom the footer credits, from variables in wrangler.toml. */
export interface Credit {
  name: string;
  links: { label: string; href: string }[];
}

/** What the edge puts into the page, as JSON, for the shell to start from. */
export interface PageState {
  viewer: Viewer | null;
  theme: Theme;
  sections: SectionLink[];
  /** Manifests of the sections that are open and answered; a missing one is asked for when needed. */
  manifests: Record<string, SectionManifest>;
  /** Names of the sections which have no Worker yet. */
  soon: string[];
  credit: Credit;
  /** Names of the sections that have a place on this page and could not render it. */
  unavailable: string[];
  /** Names of the sections whose HTML cannot be hydrated: it is truncated, or rendered by another kit. */
  clientRendered?: string[];
  answers: Answers;
  /** What the section's page is of, where the other sections bring strips: 'season:2011-12'. */
  tag?: string | undefined;
  /** The title of a page that has strips. */
  title?: string | undefined;
  /** Names of the sections whose strips on this page are empty; not those that failed. */
  emptyStrips?: string[] | undefined;
  /** A form that was posted to the page without JavaScript, and refused. */
  form?: PostedForm | undefined;
  /** Why and until when the visitor's account is suspended; their session then only opens their own data. */
  suspension?: string | undefined;
  /** The account that anyone may try the site with, where there is one. */
  demo?: DemoAccount | undefined;
}

/** How to log in to the demo account. */
export interface DemoAccount {
  email: string;
  password: string;
}

/** The id of the element that holds the page state. */
export const PAGE_STATE_ID = 'page-state';

export const SITE_NAME = 'Hockey Belongs In The Desert';

/** The document's title for a page's title; the home page's is the site's name by itself. */
export function documentTitle(title: string): string {
  return title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
}

/** The shell's style sheet, which has the kit's rules, too. */
export interface ShellSheet {
  href: string;
  /** Those that can apply in a first paint. */
  rules: FirstRule[];
  /** The names that select those of the layout, of its parts for signed-in visitors, and of the frame around strips. */
  layout: string[];
  ofMembers: string[];
  strips: string[];
}

/** A script in the document itself. */
export interface InlineScript {
  /** 'speculationrules' and 'importmap' are such; a classic script where nothing is said. */
  type?: string;
  text: string;
  /** What the content security policy allows it by: "'sha256-…'". */
  hash: string;
}

/** What the edge has to know of a page of the shell before it is rendered. */
export interface ShellNeeds {
  /** Whether it is only for those who are signed in. */
  signedIn: boolean;
  /** The widget that every section which has it brings to the page. */
  widget: string | undefined;
  /** Whether those stay as the server rendered them: HTML and links, with no code of the sections. */
  staticWidgets: boolean;
  /** The query string that they go by, where it is not the page's own. */
  widgetSearch?: string | undefined;
  /** The addresses of what the page itself reads of the API. */
  reads?: string[] | undefined;
  /** What a page of the shell says of itself; none where there is no such page, or where what it reads says so. */
  head?: (PageHead & { status: number }) | undefined;
  /** Addresses of the scripts of this page, besides the one that every page has. */
  preloads: string[];
  /** The names that select the style rules of its first paint. */
  styleNames: string[];
}

/** The shell's server render, which the edge's Worker composes pages with. */
export interface ShellRenderer {
  /** Identity of the kit that it offers to sections; see `kitSkew`. */
  kit: string;
  /** Identity of the build: a hash of its files for the browser. */
  build: string;
  /** Addresses of the shell's files. */
  script: string;
  /** Those of Module Federation's run-time, which a section's forms wait for. */
  federation: string[];
  sheet: ShellSheet;
  /** What each of its scripts and style sheets is, by its address: 'sha256-…'. */
  integrity: Record<string, string>;
  /** What the head of every document holds before all else. */
  inline: InlineScript[];
  /** @param search the query string of the page */
  needsOf: (path: string, search: string) => ShellNeeds;
  /** The path of the page's own address, where what it read says that it is another one than that which was asked for. */
  movedTo: (path: string, answers: Answers) => string | undefined;
  render: (
    state: PageState,
    address: { path: string; search: string },
  ) => {
    /** The shell's HTML; the place of each section on the page has an `outletPlaceholder`. */
    html: string;
    /** What a page of the shell itself says of itself; null where a section has the place. */
    page: (PageHead & { status: number }) | null;
  };
}

/** Marks a section's place in the shell's HTML. */
export function outletPlaceholder(section: string): string {
  return `<!--outlet:${section}-->`;
}

/** The shell's HTML in its parts: HTML and names of sections, in turns. */
export function splitAtPlaceholders(html: string): string[] {
  return html.split(/<!--outlet:([\w-]+)-->/);
}
