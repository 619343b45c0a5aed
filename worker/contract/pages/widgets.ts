/** Widgets. All but `PROFILE_WIDGET` are static HTML: docs/decisions/0018-static-widgets.md */
import { MEMBER_ROUTE } from '../members/members.ts';

export const HOME_WIDGET = 'home';

export const SEARCH_WIDGET = 'search';

/** Lists records with a tag on other sections' pages of a season, player or game; its query is `tagSearch`. */
export const TAGGED_WIDGET = 'tagged';

/** Lists a member's records on the member's page; its query is `buildAuthorQuery`. */
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

/** Query string, without '?', of `TAGGED_WIDGET` and of lists filtered by a tag. @param tag 'season:2011-12' */
export function tagSearch(tag: string): string {
  return new URLSearchParams({ tag }).toString();
}

/** Query string, without '?', of `MEMBER_WIDGET` and of lists filtered by author. @param username in any case */
export function buildAuthorQuery(username: string): string {
  return new URLSearchParams({ author: username }).toString();
}
