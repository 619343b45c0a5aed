import type { Answers, PageHead } from '@desert/contract/page';
import type { RouteParams } from '@desert/contract/routes';
import type { LazyComponent } from '@desert/kit';
import type { ShellHead } from './shellHead.ts';

export interface ShellPageProps {
  /** The parameters of its route. */
  params: RouteParams;
  /** To be called when the page stands, by one that reads something. */
  onShown: () => void;
}

export interface ShellPage {
  /** Its title and description; a function of its reads if it depends on them. */
  head: PageHead | ((answers: Answers, params: RouteParams) => ShellHead);
  /** Its own path by what it reads, which is known by others, too; undefined while that does not say so. */
  ownPath?: (answers: Answers, params: RouteParams) => string | undefined;
  /** Its code is fetched when it is first opened. */
  Page: LazyComponent<ShellPageProps>;
  /** Where that code is, from the shell's folder; the build knows the files. */
  source: string;
  /** Whether it is only for those who are signed in. */
  signedIn?: boolean;
  /** The widget that every section which has it brings to the page. */
  widget?: string;
  /** The query string that its widgets go by, where it is not its own. */
  widgetSearch?: (params: RouteParams) => string;
  /** Templates of its API reads: see `expandTemplate`. Such a page calls `onShown` itself. */
  reads?: string[];
  /** The parameter without which it needs neither its widgets nor its reads. */
  asks?: string;
}
