/** Shows the current link of each row that is wider than the screen: `data-scrolls-to-current`. */
export function scrollRows(page: HTMLElement): void {
  for (const row of page.querySelectorAll<HTMLElement>('[data-scrolls-to-current]')) {
    const link = row.querySelector<HTMLElement>('[aria-current]');
    if (link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }
}
