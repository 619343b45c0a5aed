/** What the shell does for the kit's components, wherever they are. */
interface Host {
  prefetch: (href: string) => void;
  requestSignIn: () => void;
  changePage: (to: string, change: () => void) => void;
}

let host: Host = { prefetch() {}, requestSignIn() {}, changePage: (_, change) => change() };

/** Sets what the shell does; what is left out stays as it is. */
export function setHost(actions: Partial<Host>): void {
  host = { ...host, ...actions };
}

/** Gets the code and the data of a page of this site early. */
export function prefetch(href: string): void {
  host.prefetch(href);
}

/** Asks the visitor to sign in, in a modal over the page. */
export function requestSignIn(): void {
  host.requestSignIn();
}

/** Goes to a page of this site. @param change does so at once; to be called once, now or soon */
export function changePage(to: string, change: () => void): void {
  host.changePage(to, change);
}
