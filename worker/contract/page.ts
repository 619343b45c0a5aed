/** What the edge and a section tell each other about its pages. */
import type { Viewer } from './account.ts';
import type { FieldErrors } from './errors.ts';
import type { FeedLink, Picture, Thing } from './head.ts';
import type { Total } from './paging.ts';

/** A rule, or a block of rules as `@media` has it. */
export type FirstRule =
  | {
      css: string;
      /**
       * Names of elements ('h1') and classes ('.card'), or of a custom property ('--space-4'), in sets of which one
       * is enough; without sets the rule always applies.
       */
      needs?: string[][];
      /** The custom properties that it reads. */
      reads?: string[];
    }
  | { block: string; rules: FirstRule[] };

/** What a page looks like before it is there: the bars in its place are as large as what comes. */
export type LoadingShape = 'rows' | 'cards' | 'picture' | 'text' | 'form' | 'tables';

/** A route that a section declares, as far as the edge needs to know it. */
export interface RouteManifest {
  /** '/history/:year' */
  path: string;
  /** Named API reads: `{ team: '/api/history/teams/:year/' }`; see `expandTemplate`. */
  reads: Record<string, string>;
  /** Shown while a navigation in the browser waits. */
  loading: string;
  /** What the page looks like; 'rows' where nothing is said. */
  shape?: LoadingShape | undefined;
  /** Whether it is only for those who are signed in; others are sent to log in, and back. */
  signedIn?: boolean | undefined;
  /** The tag of the season or player that a page of it is of: 'season::year'; see `tagOf`. Other sections bring strips there. */
  tag?: string | undefined;
  /** Whether it is rendered from public API reads alone, and so the same for every visitor. */
  shared?: boolean | undefined;
  /** The names of what its first paint shows, by which rules are selected. See `FirstRule`. */
  styleNames?: string[] | undefined;
}

/** A widget that a section declares, as far as the edge needs to know it. */
export interface WidgetManifest {
  /** As those of a route; `:viewer` is the id of who is signed in, and then it is theirs alone. */
  reads: Record<string, string>;
  /** Shown while it waits. */
  loading: string;
  /** As of a route. */
  shared?: boolean | undefined;
  /** As those of a route. */
  styleNames?: string[] | undefined;
}

/** What a section's build publishes: `/mf/{name}/section.json`. */
export interface SectionManifest {
  name: string;
  /** Identity of the build: a hash of its content. */
  build: string;
  /** Identity of the kit it was built with; see `kitSkew`. */
  kit: string;
  /** Addresses of its files on this site; all of them lie under `/mf/{name}/{build}/`. */
  entry: string;
  styles: string[];
  /**
   * The rules of its style sheets that can apply in a first paint, without their `@scope`; none in earlier builds. The
   * edge does not pass them on to browsers, nor the names of routes and widgets.
   */
  firstRules?: FirstRule[] | undefined;
  /** Scripts which the first page needs besides the entry, to be asked for early. */
  preloads: string[];
  /** The module that the entry exposes as './section', which imports nothing at once; none in earlier builds. */
  exposed?: string | undefined;
  /** What each of these files is, by its address: 'sha256-…'. None in earlier builds, and while a section is run from its sources. */
  integrity?: Record<string, string> | undefined;
  routes: RouteManifest[];
  /** By their names; none where it brings none. */
  widgets?: Record<string, WidgetManifest>;
}

/** The answer to one API read of a page. */
export interface Answer {
  status: number;
  body: unknown;
  /** Of a list that goes on: the address of its next page. */
  next?: string | undefined;
  /** Of a list that is counted: how many records it has. */
  total?: Total | undefined;
}

/** Answers by API address. */
export type Answers = Record<string, Answer>;

/**
 * What the edge asks of a section's Worker: `POST /fragment`. Never holds a cookie. The answer is a
 * `FragmentLine` of JSON, and after its line feed the HTML; or 409 and the section's manifest
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
  /** A form that was posted to the page, and refused: the page shows it again. */
  form?: PostedForm | undefined;
}

/** What the server said of a form that was posted without JavaScript, and what was typed into it, but for passwords. */
export interface PostedForm {
  errors: FieldErrors;
  /** By the names of the fields, of which several can have one. */
  values: Record<string, string[]>;
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
  /** 200, an error, or with `location` 301 or 308. */
  status: number;
  /** The path of another page of the section, where the page is. There is no HTML then. */
  location?: string | undefined;
  /** Whether a widget has nothing to show, and so no HTML. */
  empty?: boolean | undefined;
}

/** The first line of a fragment. */
export interface FragmentLine extends FragmentHead {
  /** The length of the HTML, in bytes of UTF-8: a fragment of another length has failed. */
  bytes: number;
}
