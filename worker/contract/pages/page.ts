/** The protocol between the edge and a section. */
import type { Viewer } from '../accounts/account.ts';
import type { Total } from '../records/paging.ts';
import type { FieldErrors } from '../text/errors.ts';
import type { FeedLink, Picture, StructuredData } from './head.ts';

export type CriticalRule =
  | {
      css: string;
      /**
       * Sets of names of elements ('h1'), classes ('.card') or properties ('--space-4'). The rule is included if the
       * page has all names of one set, or if the field is absent.
       */
      needs?: string[][];
      reads?: string[];
    }
  | { block: string; rules: CriticalRule[] };

/** A lazy file of the kit: the fields, filters and buttons of single pages, or those and what record pages show. */
export type KitParts = 'controls' | 'record';

export type LoadingShape = 'rows' | 'cards' | 'picture' | 'text' | 'form' | 'tables';

export interface RouteManifest {
  path: string;
  /** Named API reads: `{ team: '/api/history/teams/:year/' }`; see `expandTemplate`. */
  reads: Record<string, string>;
  loading: string;
  shape?: LoadingShape | undefined;
  /** Whether the page requires a session. Visitors without one are redirected to the log-in, and back afterwards. */
  signedIn?: boolean | undefined;
  /** Template of the page's tag: 'season::year'. Other sections' strips on the page list records with this tag. */
  tag?: string | undefined;
  /** Whether the page is rendered from public API reads only, so that it is the same for every visitor. */
  shared?: boolean | undefined;
  /** Whether the page is hydrated on the first use of a control, with data that is read then. */
  lazyHydration?: boolean | undefined;
  styleNames?: string[] | undefined;
  parts?: KitParts | undefined;
  /** The page's own style sheet, which its lazy code loads. Not sent to browsers. */
  style?: string | undefined;
  /** Scripts of the page's lazy code. Not sent to browsers. */
  preloads?: string[] | undefined;
}

export interface WidgetManifest {
  reads: Record<string, string>;
  loading: string;
  shared?: boolean | undefined;
  styleNames?: string[] | undefined;
}

export interface SectionManifest {
  name: string;
  build: string;
  kit: string;
  entry: string;
  styles: string[];
  /** Rules of the first paint, without their `@scope`; absent in earlier builds. Not sent to browsers. */
  firstRules?: CriticalRule[] | undefined;
  preloads: string[];
  exposed?: string | undefined;
  /** Integrity hashes ('sha256-…') by address; absent in earlier builds, and while a section runs from its sources. */
  integrity?: Record<string, string> | undefined;
  routes: RouteManifest[];
  widgets?: Record<string, WidgetManifest>;
}

export interface ApiResponse {
  status: number;
  body: unknown;
  next?: string | undefined;
  total?: Total | undefined;
  /** The value of `PERSONAL_HEADER`; undefined if the response lacks it. */
  personal?: string | undefined;
}

export type ApiResponses = Record<string, ApiResponse>;

/**
 * Body of `POST /fragment` to a section's Worker, which gets no cookies. Response: a `FragmentLine` of JSON, a line
 * feed and the HTML; or 409 with the manifest, if the Worker is of another build.
 * docs/decisions/0027-one-call-to-a-section.md
 */
export interface FragmentRequest {
  build: string;
  path: string;
  search: string;
  route?: { at: number; params: Record<string, string> } | undefined;
  widget?: string | undefined;
  viewer: Viewer | null;
  responses: ApiResponses;
  form?: PostedForm | undefined;
}

/** Errors and input, except passwords, of a form that was posted without JavaScript. */
export interface PostedForm {
  errors: FieldErrors;
  values: Record<string, string[]>;
}

export interface PageHead {
  title: string;
  description: string;
  listed?: boolean | undefined;
  picture?: Picture | undefined;
  about?: StructuredData | undefined;
  feed?: FeedLink | undefined;
}

export interface FragmentHead extends PageHead {
  /** Status of the page: 200, an error, or 301 or 308 with `location`. */
  status: number;
  /** Path of another page of the section to redirect to; the fragment then has no HTML. */
  location?: string | undefined;
  empty?: boolean | undefined;
}

export interface FragmentLine extends FragmentHead {
  /** Length of the HTML in UTF-8 bytes. The edge rejects a fragment of another length. */
  bytes: number;
}
