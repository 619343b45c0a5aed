/** The protocol between the edge and a section. */
import type { Viewer } from './account.ts';
import type { FieldErrors } from './errors.ts';
import type { FeedLink, Picture, Thing } from './head.ts';
import type { Total } from './paging.ts';

export type FirstRule =
  | {
      css: string;
      /**
       * Names of elements ('h1'), classes ('.card') or a custom property ('--space-4'), in sets of
       * which one must match; without sets the rule always applies.
       */
      needs?: string[][];
      reads?: string[];
    }
  | { block: string; rules: FirstRule[] };

/** The placeholder of a loading page, sized like its content. */
export type LoadingShape = 'rows' | 'cards' | 'picture' | 'text' | 'form' | 'tables';

export interface RouteManifest {
  path: string;
  /** Named API reads: `{ team: '/api/history/teams/:year/' }`; see `expandTemplate`. */
  reads: Record<string, string>;
  loading: string;
  /** 'rows' by default. */
  shape?: LoadingShape | undefined;
  /** Requires a session; others are redirected to log in, and back. */
  signedIn?: boolean | undefined;
  /**
   * Template of the page's season or player tag: 'season::year'; see `tagOf`. Other sections render
   * strips there.
   */
  tag?: string | undefined;
  /** Rendered from public API reads only, so the same for every visitor. */
  shared?: boolean | undefined;
  /** Names for selecting the rules of its first paint. See `FirstRule`. */
  styleNames?: string[] | undefined;
}

export interface WidgetManifest {
  /** Like a route's; `:viewer` is the viewer's id and makes the widget personal. */
  reads: Record<string, string>;
  loading: string;
  shared?: boolean | undefined;
  styleNames?: string[] | undefined;
}

/** A section's build manifest: `/mf/{name}/section.json`. */
export interface SectionManifest {
  name: string;
  /** Content hash of the build. */
  build: string;
  /** Identity of the section's kit; see `kitSkew`. */
  kit: string;
  /** Addresses of files, all under `/mf/{name}/{build}/`. */
  entry: string;
  styles: string[];
  /** Rules of the first paint, without their `@scope`; absent in earlier builds. Not sent to browsers. */
  firstRules?: FirstRule[] | undefined;
  /** Scripts that the first page needs besides the entry. */
  preloads: string[];
  /** The module that the entry exposes as './section'; absent in earlier builds. */
  exposed?: string | undefined;
  /** 'sha256-…' by address; absent in earlier builds, and while a section runs from its sources. */
  integrity?: Record<string, string> | undefined;
  routes: RouteManifest[];
  widgets?: Record<string, WidgetManifest>;
}

export interface Answer {
  status: number;
  body: unknown;
  /** Address of the next page of a list. */
  next?: string | undefined;
  total?: Total | undefined;
}

export type Answers = Record<string, Answer>;

/**
 * Body of `POST /fragment` to a section's Worker. Never contains a cookie. The response is a
 * `FragmentLine` of JSON, a line feed and the HTML; or 409 with the manifest if the Worker has
 * another build. docs/decisions/0027-one-call-to-a-section.md
 */
export interface FragmentRequest {
  /** The build whose manifest has the route; '' requests only the manifest. */
  build: string;
  path: string;
  search: string;
  /** The matching route's index in the manifest; undefined for an unknown path. */
  route?: { at: number; params: Record<string, string> } | undefined;
  /** A widget instead of a page. */
  widget?: string | undefined;
  viewer: Viewer | null;
  answers: Answers;
  /** A refused form that the page shows again. */
  form?: PostedForm | undefined;
}

/** Errors and input of a form posted without JavaScript, without passwords. */
export interface PostedForm {
  errors: FieldErrors;
  /** By field name; a name can repeat. */
  values: Record<string, string[]>;
}

/** Metadata of a page for the document's head. */
export interface PageHead {
  title: string;
  description: string;
  /** `false` excludes the page from search engines. */
  listed?: boolean | undefined;
  /** Picture for link previews; defaults to the site's. */
  picture?: Picture | undefined;
  about?: Thing | undefined;
  feed?: FeedLink | undefined;
}

/** Metadata sent before a fragment's HTML. */
export interface FragmentHead extends PageHead {
  /** 200, an error, or 301 or 308 with `location`. */
  status: number;
  /** Redirect to another page of the section, without HTML. */
  location?: string | undefined;
  /** The widget has nothing to show, so no HTML. */
  empty?: boolean | undefined;
}

export interface FragmentLine extends FragmentHead {
  /** Length of the HTML in UTF-8 bytes; any other length is a failed fragment. */
  bytes: number;
}
