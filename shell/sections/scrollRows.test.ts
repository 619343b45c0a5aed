import { expect, it } from 'vitest';
import { scrollRows } from './scrollRows.ts';

function addRow(html: string): HTMLElement {
  const row = document.createElement('ul');
  row.dataset['scrollsToCurrent'] = '';
  row.innerHTML = html;
  Object.defineProperty(row, 'clientWidth', { value: 100 });
  return document.body.appendChild(row);
}

it('a row scrolls until its current link is in the middle, and a row without one stays', () => {
  const row = addRow('<li><a>A</a></li><li><a aria-current="page">B</a></li>');
  const other = addRow('<li><a>A</a></li>');
  const link = row.querySelector('[aria-current]');
  Object.defineProperties(link, { offsetLeft: { value: 200 }, offsetWidth: { value: 40 } });
  scrollRows(document.body);
  expect([row.scrollLeft, other.scrollLeft]).toEqual([170, 0]);
});
