/** The widgets that sections bring to pages of the shell. Those of home are HTML only: docs/decisions/0018-static-widgets.md */

/** A widget that is HTML only, for a tab that comes (back) to its page: what `staticWidgetPath` answers. */
export interface StaticWidget {
  html: string;
  /** Addresses of the style sheets it needs. */
  styles: string[];
}

/** The widget that sections bring to the home page; it stays as the server rendered it. */
export const HOME_WIDGET = 'home';

/** The widget that sections bring to the profile page, where it is hydrated. */
export const PROFILE_WIDGET = 'profile';

/** How the addresses begin that widgets are had by without their page. */
export const WIDGETS_PREFIX = '/widgets/';

/** Where a section's widget of the home page is had without the page. */
export function staticWidgetPath(section: string): string {
  return `${WIDGETS_PREFIX}${HOME_WIDGET}/${section}`;
}
