/** The protocol between the edge and the shell, which are deployed together. */
import type { Viewer } from '../accounts/account.ts';
import type {
  ApiResponses,
  CriticalRule,
  KitParts,
  PageHead,
  PostedForm,
  SectionManifest,
} from './page.ts';
import type { Theme } from './theme.ts';

export interface SectionLink {
  name: string;
  label: string;
  path: string;
  widgets?: string[];
  /** One sentence for Home. */
  summary?: string;
  /** Label of the links to `{path}/new`, if members can add something. */
  action?: string;
  /** The outline of a 24 x 24 icon: the `d` of an SVG path, drawn with a stroke of 2. */
  icon?: string;
}

export interface Credit {
  name: string;
  links: { label: string; href: string }[];
}

export interface PageState {
  viewer: Viewer | null;
  theme: Theme;
  sections: SectionLink[];
  /**
   * Manifests of the page's sections and cached ones of `unavailable` sections; none if its widgets are static or its
   * hydration is lazy.
   */
  manifests: Record<string, SectionManifest>;
  soon: string[];
  credit: Credit;
  unavailable: string[];
  /** Sections whose HTML cannot be hydrated, because their kit differs from the shell's. */
  clientRendered?: string[];
  responses: ApiResponses;
  /** Whether the section's page is hydrated on the first use of a control; it then has no manifest and no data. */
  lazyHydration?: boolean | undefined;
  /** Such as 'season:2011-12', for strips. */
  tag?: string | undefined;
  title?: string | undefined;
  /** Sections whose strips are empty, without those that failed. */
  emptyStrips?: string[] | undefined;
  form?: PostedForm | undefined;
  /** Message if the account is suspended. */
  suspension?: string | undefined;
  demo?: DemoAccount | undefined;
  /** Minimum characters of new passwords. */
  passwordMin: number;
}

export interface DemoAccount {
  email: string;
  password: string;
}

export const PAGE_STATE_ID = 'page-state';

export const SITE_NAME = 'Hockey Belongs In The Desert';

export function formatDocumentTitle(title: string): string {
  return title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
}

export const PRIVACY_PATH = '/privacy';

export const RESEND_PATH = '/confirm/new';

export interface ShellSheet {
  href: string;
  rules: CriticalRule[];
  /** Names of the layout's style rules, without those for members (`ofMembers`) and for `strips`. */
  layout: string[];
  ofMembers: string[];
  strips: string[];
  /** Address of the second sheet, which the client loads on the visitor's first intent. */
  later?: string;
}

export interface InlineScript {
  /** 'speculationrules' or 'importmap'; undefined for a classic script. */
  type?: string;
  text: string;
  /** "'sha256-…'", for the content security policy. */
  hash: string;
}

export interface ShellNeeds {
  signedIn: boolean;
  widget: string | undefined;
  staticWidgets: boolean;
  widgetSearch?: string | undefined;
  reads?: string[] | undefined;
  /** Templates of reads for a signed-in member, with `:username`. */
  ownReads?: string[] | undefined;
  head?: (PageHead & { status: number }) | undefined;
  preloads: string[];
  styleNames: string[];
}

export interface ShellRenderer {
  kit: string;
  build: string;
  script: string;
  federation: string[];
  /** Scripts of pages that are hydrated when they are used. */
  lazyHydration: string[];
  parts: Record<KitParts, string[]>;
  sheet: ShellSheet;
  integrity: Record<string, string>;
  inline: InlineScript[];
  needsOf: (path: string, search: string) => ShellNeeds;
  /** The path to redirect the page to because of its API responses; undefined if the page stays. */
  movedTo: (path: string, responses: ApiResponses) => string | undefined;
  render: (
    state: PageState,
    address: { path: string; search: string },
  ) => {
    html: string;
    page: (PageHead & { status: number }) | null;
  };
}

export function buildOutletPlaceholder(section: string): string {
  return `<!--outlet:${section}-->`;
}

export function splitAtPlaceholders(html: string): string[] {
  return html.split(/<!--outlet:([\w-]+)-->/);
}
