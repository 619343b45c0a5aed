import type { Viewer } from '@desert/contract/accounts/account';

/** Functions of the shell that kit components call. By default, navigation is direct and the others do nothing. */
interface Host {
  prefetch: (href: string) => void;
  requestSignIn: (act?: (viewer: Viewer) => void) => void;
  changePage: (to: string, change: () => void) => void;
}

let host: Host = { prefetch() {}, requestSignIn() {}, changePage: (_, change) => change() };

export function setKitHost(actions: Partial<Host>): void {
  host = { ...host, ...actions };
}

/** Loads the code and data of a page that the visitor will probably open. */
export function prefetch(href: string): void {
  host.prefetch(href);
}

/** Asks the visitor to sign up or log in. @param act done afterwards; idempotent, because the member may have done it before */
export function requestSignIn(act?: (viewer: Viewer) => void): void {
  host.requestSignIn(act);
}

/** Navigates within the site. @param change performs the navigation; called once, possibly later */
export function changePage(to: string, change: () => void): void {
  host.changePage(to, change);
}
