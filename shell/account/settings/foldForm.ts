/** Empties a form that was sent, and folds the `<details>` around it, which the focus goes to. */
export function foldForm(form: HTMLFormElement | null): void {
  form?.reset();
  const details = form?.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus({ preventScroll: true });
}
