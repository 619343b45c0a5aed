/** Shows the current link of a row that is wider than the screen. */
export function scrollToCurrent(row: HTMLElement): void {
  const link = row.querySelector<HTMLElement>('[aria-current]');
  if (link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}
