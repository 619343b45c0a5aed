/** Functions and types to declare a section, for its build, its Worker and the browser. */
import type { Viewer } from '@desert/contract/accounts/account';
import type { KitParts, LoadingShape, PageHead } from '@desert/contract/pages/page';
import type { RouteParams } from '@desert/contract/pages/routes';
import type { ComponentType } from 'react';
import type { LazyProps } from '../lazy/lazyComponent.tsx';

/** Template of an API address (see `expandTemplate`), typed with the body of its response. */
export type Read<T> = string & { readonly response?: T };

/** Declares an API address to read before a page renders, with the type of its response. */
export function read<T>(address: string): Read<T> {
  return address;
}

type DataOf<Reads> = { [Name in keyof Reads]: Reads[Name] extends Read<infer T> ? T : never };

/** Props of a page: responses to the route's reads, their API addresses, and the parameters of its path. */
export interface PageProps<Data> {
  data: Data;
  params: RouteParams;
  addresses: Record<keyof Data & string, string>;
}

/** Props of a route's `NotFound` page: the parameters of its path. */
export interface NotFoundProps {
  params: RouteParams;
}

export interface Route<Data = unknown> {
  path: string;
  reads: Record<string, string>;
  loading: string;
  /** Shape of the loading skeleton; 'rows' by default. */
  shape?: LoadingShape;
  /** Title, description and metadata of the page. @param search query string of the page */
  head: (data: Data, params: RouteParams, search?: string) => PageHead;
  /** Whether the page requires a session; signed-out visitors are redirected to the log-in. */
  signedIn?: boolean;
  /** Template of the page's tag: 'season::year'. Other sections show their records with this tag below the page. */
  tag?: string;
  /** Whether the edge may cache the page, which then must read only public data and not render the viewer. */
  shared?: boolean;
  /**
   * Whether the page is hydrated on the first use of a control, and its document has no data. Such a page is `shared`
   * and works as plain HTML until then: no effect on mount, no `<Time>`, no `RecordPicture`.
   */
  lazyHydration?: boolean;
  /** Path in the section to redirect to (301), decided before the reads; undefined to stay. */
  redirectTo?: (params: RouteParams) => string | undefined;
  /** Path to redirect to (301), decided after the reads; undefined to stay. */
  movedTo?: (data: Data, params: RouteParams) => string | undefined;
  /** Whether the viewer may see the page; otherwise the page responds 403. */
  isAllowed?: (data: Data, viewer: Viewer | null) => boolean;
  Page: ComponentType<PageProps<Data> & LazyProps>;
  /** The kit's lazy file that the document preloads, for a page that is declared `withControls`. */
  parts?: KitParts;
  /**
   * Modules that render the page ('src/post/PostPage.tsx'), from which the build derives the critical CSS. Without
   * them, the complete style sheets block rendering.
   */
  source?: string | string[] | undefined;
  /** Page shown if a read responds 404, or 400 for a malformed parameter. */
  NotFound?: ComponentType<NotFoundProps>;
}

/** A declaration whose data types follow from its reads. */
type Declared<Of, Reads> = Omit<Of, 'reads'> & { reads: Reads };

/** Declares a page of the section: its path, reads, `head` and component. */
export function route<const Reads extends Record<string, string>>(
  declaration: Declared<Route<DataOf<Reads>>, Reads>,
): Route {
  return declaration as unknown as Route;
}

export interface WidgetProps<Data> {
  data: Data;
  addresses: Record<keyof Data & string, string>;
}

export interface Widget<Data = unknown> {
  /** Named reads as in a route; `:viewer` is the viewer's id. */
  reads: Record<string, string>;
  label: string;
  loading: string;
  shared?: boolean;
  View: ComponentType<WidgetProps<Data> & LazyProps>;
  source?: string | string[] | undefined;
}

/** Declares a widget, which the shell shows, for example on Home. */
export function widget<const Reads extends Record<string, string>>(
  declaration: Declared<Widget<DataOf<Reads>>, Reads>,
): Widget {
  return declaration as unknown as Widget;
}

/** A section's routes and widgets. */
export interface SectionDefinition {
  /** Folder name without prefix: 'history' for `mf-history`. */
  name: string;
  routes: Route[];
  widgets?: Record<string, Widget>;
}
