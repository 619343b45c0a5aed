/** Declarations of a section, shared by the edge, the server renderer and the browser. */
import type { Viewer } from '@desert/contract/account';
import type { LoadingShape, PageHead } from '@desert/contract/page';
import type { RouteParams } from '@desert/contract/routes';
import type { ComponentType } from 'react';
import type { LazyProps } from '../lazy/lazyComponent.tsx';

/** An API address (see `expandTemplate`), typed by its response. */
export type Read<T> = string & { readonly answer?: T };

export function read<T>(address: string): Read<T> {
  return address;
}

type DataOf<Reads> = { [Name in keyof Reads]: Reads[Name] extends Read<infer T> ? T : never };

export interface PageProps<Data> {
  data: Data;
  params: RouteParams;
  addresses: Record<keyof Data & string, string>;
}

export interface NotFoundProps {
  params: RouteParams;
}

export interface Route<Data = unknown> {
  path: string;
  reads: Record<string, string>;
  loading: string;
  /** Shape of the loading skeleton; 'rows' by default. */
  shape?: LoadingShape;
  /** @param search query string of the page */
  head: (data: Data, params: RouteParams, search?: string) => PageHead;
  /** Requires a session. */
  signedIn?: boolean;
  /** Template of the page's season or player: 'season::year'. Other sections render strips there. */
  tag?: string;
  /** Cached by the edge: the page reads public data only, and does not render the viewer. */
  shared?: boolean;
  /** Permanent redirect (301) by parameters alone: a path of the section. */
  redirectTo?: (params: RouteParams) => string | undefined;
  /** Redirects permanently after reading, for records with several addresses. */
  movedTo?: (data: Data, params: RouteParams) => string | undefined;
  /** Access check; refusal is status 403. */
  isAllowed?: (data: Data, viewer: Viewer | null) => boolean;
  Page: ComponentType<PageProps<Data> & LazyProps>;
  /**
   * Modules that render it, for the critical CSS ('src/post/PostPage.tsx'); without any, whole
   * sheets block.
   */
  source?: string | string[] | undefined;
  /** Page for a record unknown to the API (404). */
  NotFound?: ComponentType<NotFoundProps>;
}

/** Data types follow from the reads. */
type Declared<Of, Reads> = Omit<Of, 'reads'> & { reads: Reads };

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
  /** Like a route's; `:viewer` is the viewer's id. */
  reads: Record<string, string>;
  label: string;
  loading: string;
  shared?: boolean;
  View: ComponentType<WidgetProps<Data> & LazyProps>;
  source?: string | string[] | undefined;
}

export function widget<const Reads extends Record<string, string>>(
  declaration: Declared<Widget<DataOf<Reads>>, Reads>,
): Widget {
  return declaration as unknown as Widget;
}

export interface SectionDefinition {
  /** Folder name without prefix: 'history' for `mf-history`. */
  name: string;
  routes: Route[];
  widgets?: Record<string, Widget>;
}
