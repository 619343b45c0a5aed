/**
 * The widgets that sections bring to pages of the shell, and to each other's. Those of home, of the search page and of a member's, and
 * the tagged ones are HTML only: docs/decisions/0018-static-widgets.md
 */
import { MEMBER_ROUTE } from './members.ts';

/** The widget that sections bring to the home page; it stays as the server rendered it. */
export const HOME_WIDGET = 'home';

/** The widget that sections bring to the search page: what was found of theirs. It stays as it is, too. */
export const SEARCH_WIDGET = 'search';

/**
 * The widget that sections bring to the pages of others which are of a season or a player: what is tied to that. It stays as it is,
 * too, and is rendered with the query string of `tagSearch`.
 */
export const TAGGED_WIDGET = 'tagged';

/**
 * The widget that sections bring to a member's page: what that member wrote. It stays as it is, too, and is rendered with the query
 * string of `authorSearch`.
 */
export const MEMBER_WIDGET = 'member';

/** The widget that sections bring to the profile page, where it is hydrated. */
export const PROFILE_WIDGET = 'profile';

/** The pages of the widgets that are HTML only, as routes; '/' for those that are below many pages. */
export const STATIC_WIDGET_PAGES: Record<string, string> = {
  [HOME_WIDGET]: '/',
  [SEARCH_WIDGET]: '/search',
  [TAGGED_WIDGET]: '/',
  [MEMBER_WIDGET]: MEMBER_ROUTE,
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

/** The query string, without its '?', that a tagged widget and a list go by. @param tag 'season:2011-12' */
export function tagSearch(tag: string): string {
  return new URLSearchParams({ tag }).toString();
}

/** The query string, without its '?', that a member's widget and a list go by. @param username in any case */
export function authorSearch(username: string): string {
  return new URLSearchParams({ author: username }).toString();
}
