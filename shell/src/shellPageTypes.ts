import type { ApiResponses, PageHead } from '@desert/contract/page';
import type { RouteParams } from '@desert/contract/routes';
import type { LazyComponent } from '@desert/kit';
import type { ShellHead } from './shellHead.ts';

export interface ShellPageProps {
  params: RouteParams;
  /** A page with `reads` calls this once they are rendered. */
  onShown: () => void;
}

export interface ShellPage {
  /** A function if it depends on the reads. */
  head: PageHead | ((answers: ApiResponses, params: RouteParams) => ShellHead);
  /** Canonical path, if several addresses lead to it; undefined until the reads tell. */
  ownPath?: (answers: ApiResponses, params: RouteParams) => string | undefined;
  Page: LazyComponent<ShellPageProps>;
  /** Module of `Page`, relative to the shell's folder, for the build. */
  source: string;
  signedIn?: boolean;
  widget?: string;
  widgetSearch?: (params: RouteParams) => string;
  reads?: string[];
  /** Without this query parameter the page needs neither widgets nor reads. */
  asks?: string;
}
