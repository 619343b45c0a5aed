/** The widgets that sections bring to pages of the shell. Those of home are HTML only: docs/decisions/0018-static-widgets.md */

/** A widget that is HTML only, for a tab that comes (back) to its page: what `staticWidgetPath` answers. */
export interface StaticWidget {
  html: string;
  /** Addresses of the style sheets it needs. */
  styles: string[];
}

/** The widget that sections bring to the home page; it stays as the server rendered it. */
export const HOME_WIDGET = 'home';

/** The widget that sections bring to the search page: what was found of theirs. It stays as it is, too. */
export const SEARCH_WIDGET = 'search';

/** The widget that sections bring to the profile page, where it is hydrated. */
export const PROFILE_WIDGET = 'profile';

/** The pages of the widgets that are HTML only. */
export const STATIC_WIDGET_PAGES: Record<string, string> = {
  [HOME_WIDGET]: '/',
  [SEARCH_WIDGET]: '/search',
};

/** How the addresses begin that widgets are had by without their page. */
export const WIDGETS_PREFIX = '/widgets/';

/**
 * Where a section's widget is had without its page.
 * @param search the query string of that page without its '?', where the widget goes by it
 */
export function staticWidgetPath(section: string, widget = HOME_WIDGET, search = ''): string {
  return `${WIDGETS_PREFIX}${widget}/${section}${search && `?${search}`}`;
}
