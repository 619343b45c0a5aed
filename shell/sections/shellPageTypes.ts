import type { ApiResponses, PageHead } from '@desert/contract/pages/page';
import type { RouteParams } from '@desert/contract/pages/routes';
import type { LazyComponent } from '@desert/kit/shell';

export interface ShellPageProps {
  params: RouteParams;
  /** A page with `reads` calls this once they are rendered; for other pages the shell does. */
  onShown: () => void;
}

export interface ShellPageDefinition {
  /** The head of the page: a function if it depends on the responses to `reads`. */
  head: PageHead | ((responses: ApiResponses, params: RouteParams) => ShellHead);
  /** The canonical path, if several addresses lead to the page; undefined unless the reads succeeded. */
  ownPath?: (responses: ApiResponses, params: RouteParams) => string | undefined;
  Page: LazyComponent<ShellPageProps>;
  /** Module of `Page`, relative to the shell's folder, for the build. */
  source: string;
  signedIn?: boolean;
  widget?: string;
  widgetSearch?: (params: RouteParams) => string;
  reads?: string[];
  /** Further reads of a page whose address has a cursor. */
  cursorReads?: string[];
  /** Further reads of a page for a signed-in member, with `:username`. */
  ownReads?: string[];
  /** Query parameter without which the page needs neither widgets nor reads. */
  asks?: string;
}

export type ShellHead = PageHead & { status: number };

export const NOT_FOUND: ShellHead = {
  status: 404,
  title: 'Page not found',
  description: 'There’s no page at this address.',
};
