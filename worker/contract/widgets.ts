/** Widgets. All but `PROFILE_WIDGET` are static HTML: docs/decisions/0018-static-widgets.md */
import { MEMBER_ROUTE } from './members.ts';

export const HOME_WIDGET = 'home';

export const SEARCH_WIDGET = 'search';

/** The widget on other sections' pages of a season, player or game, with `tagSearch` as its query string. */
export const TAGGED_WIDGET = 'tagged';

/** The widget on a member's page, with `authorSearch` as its query string. */
export const MEMBER_WIDGET = 'member';

export const PROFILE_WIDGET = 'profile';

export const STATIC_WIDGET_PAGES: Record<string, string> = {
  [HOME_WIDGET]: '/',
  [SEARCH_WIDGET]: '/search',
  [TAGGED_WIDGET]: '/',
  [MEMBER_WIDGET]: MEMBER_ROUTE,
};

export const WIDGETS_PREFIX = '/widgets/';

/** The address of a static widget. @param search query string of its page without '?', if the widget depends on it */
export function staticWidgetPath(section: string, widget = HOME_WIDGET, search = ''): string {
  return `${WIDGETS_PREFIX}${widget}/${section}${search && `?${search}`}`;
}

/** Query string without '?' of a tagged widget and list. @param tag 'season:2011-12' */
export function tagSearch(tag: string): string {
  return new URLSearchParams({ tag }).toString();
}

/** Query string without '?' of a member's widget and list. @param username in any case */
export function authorSearch(username: string): string {
  return new URLSearchParams({ author: username }).toString();
}
