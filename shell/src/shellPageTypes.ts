import type { Answers, PageHead } from '@desert/contract/page';
import type { RouteParams } from '@desert/contract/routes';
import type { LazyComponent } from '@desert/kit';
import type { ShellHead } from './shellHead.ts';

export interface ShellPageProps {
  /** The parameters of its route. */
  params: RouteParams;
  /** A page with `reads` calls this once they are shown. */
  onShown: () => void;
}

export interface ShellPage {
  /** Its title and description; a function of its reads if it depends on them. */
  head: PageHead | ((answers: Answers, params: RouteParams) => ShellHead);
  /** Its canonical path, if the address can spell it in other ways; undefined until its reads tell. */
  ownPath?: (answers: Answers, params: RouteParams) => string | undefined;
  /** Its code is fetched when it is first opened. */
  Page: LazyComponent<ShellPageProps>;
  /** The module of `Page`, relative to the shell's folder: the build finds its files by this. */
  source: string;
  /** Whether visitors must log in to see it. */
  signedIn?: boolean;
  /** The widget that the page shows of every section that has one. */
  widget?: string;
  /** The widgets' query string, if it is not the page's own. */
  widgetSearch?: (params: RouteParams) => string;
  /** Templates of its API reads: see `expandTemplate`. */
  reads?: string[];
  /** Without this query parameter the page needs neither widgets nor reads. */
  asks?: string;
}
