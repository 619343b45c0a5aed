/** What the shell does for the kit's components, wherever they are. */
interface Host {
  prefetch: (href: string) => void;
  requestSignIn: () => void;
}

let host: Host = { prefetch() {}, requestSignIn() {} };

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
