/** What the edge, the shell and the sections tell each other about a page. */
import type { Viewer } from './account.ts';
import type { FeedLink, Picture, Thing } from './head.ts';
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

/** What a page looks like before it is there: the bars in its place are as large as what comes. */
export type LoadingShape = 'rows' | 'cards' | 'picture' | 'text' | 'form' | 'tables';

/** A route that a section declares, as far as the edge needs to know it. */
export interface RouteManifest {
  /** '/history/:year' */
  path: string;
  /** Named API reads: `{ team: '/api/history/teams/:year/' }`; see `fillRead`. */
  reads: Record<string, string>;
  /** Shown while a navigation in the browser waits. */
  loading: string;
  /** What the page looks like; 'rows' where nothing is said. */
  shape?: LoadingShape | undefined;
  /** Whether it is only for those who are signed in; others are sent to log in, and back. */
  signedIn?: boolean | undefined;
}

/** A widget that a section declares, as far as the edge needs to know it. */
export interface WidgetManifest {
  /** As those of a route; `:viewer` is the id of who is signed in, and then it is theirs alone. */
  reads: Record<string, string>;
  /** Shown while it waits. */
  loading: string;
}

/** What a section's build publishes: `/mf/{name}/section.json`. */
export interface SectionManifest {
  name: string;
  /** Identity of the build: a hash of its content. */
  build: string;
  /** The kit version it was built for, 'major.minor.patch'. */
  kit: string;
  /** Addresses of its files on this site; all of them lie under `/mf/{name}/{build}/`. */
  entry: string;
  styles: string[];
  /** Scripts which the first page needs besides the entry, to be asked for early. */
  preloads: string[];
  routes: RouteManifest[];
  /** By their names. Builds for a kit before 1.1 have none. */
  widgets?: Record<string, WidgetManifest>;
}

/** A widget that is HTML only, for a tab that comes (back) to its page: what `staticWidgetPath` answers. */
export interface StaticWidget {
  html: string;
  /** Addresses of the style sheets it needs. */
  styles: string[];
}

/** The widget that sections bring to the home page; it stays as the server rendered it. */
export const HOME_WIDGET = 'home';

/** How the addresses begin that widgets are had by without their page. */
export const STILL_PREFIX = '/widgets/';

/** Where a section's widget of the home page is had without the page. */
export function staticWidgetPath(section: string): string {
  return `${STILL_PREFIX}${HOME_WIDGET}/${section}`;
}

/** The answer to one API read of a page. */
export interface Answer {
  status: number;
  body: unknown;
  /** Of a list that goes on: the address of its next page. */
  next?: string | undefined;
}

/** Answers by API address. */
export type Answers = Record<string, Answer>;

/**
 * What the edge asks of a section's Worker: `POST /fragment`. Never holds a cookie. The answer is a
 * `FragmentHead` as one line of JSON, and after its line feed the HTML; or 409 and the section's manifest
 * where its build is another one. docs/decisions/0027-one-call-to-a-section.md
 */
export interface FragmentRequest {
  /** The build whose manifest names what is asked for; '' asks for the manifest only. */
  build: string;
  path: string;
  /** Query string without the '?'. */
  search: string;
  /** The route that the path belongs to, by its place in the manifest; none where there is no such page. */
  route?: { at: number; params: Record<string, string> } | undefined;
  /** The widget asked for, in place of a page. */
  widget?: string | undefined;
  viewer: Viewer | null;
  answers: Answers;
}

/** What the document's head says of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** `false` where search engines are not to list it, like a form. */
  listed?: boolean | undefined;
  /** What a card that shares it shows; the site's own where there is none. */
  picture?: Picture | undefined;
  about?: Thing | undefined;
  feed?: FeedLink | undefined;
}

/** What comes before a fragment's HTML. */
export interface FragmentHead extends PageHead {
  status: number;
  /** With a status of 3xx: the path of another page of the section, where the page is. There is no HTML then. */
  location?: string | undefined;
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
  /** Names of the sections whose HTML is truncated: what there is of it is closed, and not all. */
  truncated?: string[];
  answers: Answers;
  /** A form that was posted to the page without JavaScript, and refused. */
  form?: PostedForm | undefined;
  /** The account that anyone may try the site with, where there is one. */
  demo?: DemoAccount | undefined;
}

/** What the server said of a posted form, and what was typed into it, but for passwords. */
export interface PostedForm {
  errors: Record<string, string>;
  values: Record<string, string>;
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

/** The shell's server render, which the edge's Worker composes pages with. */
export interface ShellRenderer {
  /** The kit version it offers to sections; see `kitMismatch`. */
  kit: string;
  /** Identity of the build: a hash of its files for the browser. */
  build: string;
  /** Addresses of the shell's files. */
  script: string;
  styles: string[];
  /** What the edge has to know of a page of the shell before it is rendered. */
  needsOf: (path: string) => {
    /** Whether it is only for those who are signed in. */
    signedIn: boolean;
    /** The widget that every section which has it brings to the page. */
    widget: string | undefined;
    /** Whether those stay as the server rendered them: HTML and links, with no code of the sections. */
    still: boolean;
  };
  render: (
    state: PageState,
    address: { path: string; search: string },
  ) => {
    /** Addresses of the scripts of this page of the shell, besides the one that every page has. */
    preloads: string[];
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
