type Ask = () => void;

let ask: Ask = () => {};

/** Sets how a visitor is asked to sign in; the shell knows how. */
export function onAskToSignIn(open: Ask): void {
  ask = open;
}

/** Asks the visitor to sign in, in a modal over the page. */
export function askToSignIn(): void {
  ask();
}
