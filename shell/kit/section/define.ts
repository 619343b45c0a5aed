/** How a section says what it is. One declaration serves the edge, the server render and the browser. */
import type { Viewer } from '@desert/contract/account';
import type { LoadingShape, PageHead } from '@desert/contract/page';
import type { RouteParams } from '@desert/contract/routes';
import type { ComponentType } from 'react';
import type { LazyProps } from '../lazy/lazyComponent.tsx';

/** An API read: its address (see the contract's `expandTemplate`) and the type of its answer. */
export type Read<T> = string & { readonly answer?: T };

/** Declares an API read. */
export function read<T>(address: string): Read<T> {
  return address;
}

type DataOf<Reads> = { [Name in keyof Reads]: Reads[Name] extends Read<infer T> ? T : never };

export interface PageProps<Data> {
  data: Data;
  params: RouteParams;
  /** The API addresses of its reads, by their names. */
  addresses: Record<keyof Data & string, string>;
}

/** A page whose record does not exist. */
export interface NotFoundProps {
  params: RouteParams;
}

export interface Route<Data = unknown> {
  path: string;
  reads: Record<string, string>;
  /** Shown while a navigation waits. */
  loading: string;
  /** What the page looks like, for the bars in its place meanwhile; 'rows' where nothing is said. */
  shape?: LoadingShape;
  /** @param search the query string of the page, for what its data does not say */
  head: (data: Data, params: RouteParams, search?: string) => PageHead;
  /** Whether it is only for those who are signed in. */
  signedIn?: boolean;
  /**
   * The tag of the season or player that the page is of, by the route's parameters: 'season::year'. The other sections
   * bring what is tied to that, below the page.
   */
  tag?: string;
  /**
   * Whether the page is the same for every visitor: it reads only what the API answers without a session, and renders nothing
   * by the viewer. The edge then renders it once for all.
   */
  shared?: boolean;
  /**
   * Says by the address alone, before anything is read, that the page has another one for good: a path
   * of the section, where visitors are sent with status 301.
   */
  redirectTo?: (params: RouteParams) => string | undefined;
  /**
   * Says the same by what was read: a record that is known by several addresses has its page at one of them.
   * Asked where a viewer may open the page.
   */
  movedTo?: (data: Data, params: RouteParams) => string | undefined;
  /** Whether a viewer may open it; others are told so, with status 403. */
  isAllowed?: (data: Data, viewer: Viewer | null) => boolean;
  Page: ComponentType<PageProps<Data> & LazyProps>;
  /**
   * The modules that render it, from the section's folder ('src/post/PostPage.tsx'): the build finds the style rules of
   * its first paint by them. Without any, the page waits for the whole style sheets.
   */
  source?: string | string[] | undefined;
  /** Shown with status 404 where the API does not know the record. */
  NotFound?: ComponentType<NotFoundProps>;
}

/** What a section writes down of a route or a widget: the types of its data follow from its reads. */
type Declared<Of, Reads> = Omit<Of, 'reads'> & { reads: Reads };

/** Declares a route. */
export function route<const Reads extends Record<string, string>>(
  declaration: Declared<Route<DataOf<Reads>>, Reads>,
): Route {
  return declaration as unknown as Route;
}

export interface WidgetProps<Data> {
  data: Data;
  /** The API addresses of its reads, by their names. */
  addresses: Record<keyof Data & string, string>;
}

export interface Widget<Data = unknown> {
  /** As those of a route; `:viewer` is the id of who is signed in. */
  reads: Record<string, string>;
  /** What visitors call it, for where it fails. */
  label: string;
  /** Shown while it waits. */
  loading: string;
  /** As of a route. */
  shared?: boolean;
  View: ComponentType<WidgetProps<Data> & LazyProps>;
  /** As that of a route. */
  source?: string | string[] | undefined;
}

/** Declares a widget, which a section brings to a page of the shell. */
export function widget<const Reads extends Record<string, string>>(
  declaration: Declared<Widget<DataOf<Reads>>, Reads>,
): Widget {
  return declaration as unknown as Widget;
}

export interface SectionDefinition {
  /** As in its folder's name: 'history' for `mf-history`. */
  name: string;
  routes: Route[];
  /** By their names: 'profile'. */
  widgets?: Record<string, Widget>;
}
