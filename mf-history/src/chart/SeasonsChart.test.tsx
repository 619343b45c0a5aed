import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { groupByEra } from '../teams/eras.ts';
import { teams } from '../test/season.ts';
import { SeasonsChart } from './SeasonsChart.tsx';

function renderChart() {
  render(<SeasonsChart eras={groupByEra(teams)} />);
  const drawing = screen.getByRole('group', { name: 'Points percentage by season' });
  // 11 years, 10 px each; nothing is laid out in a test.
  drawing.getBoundingClientRect = () => new DOMRect(100, 0, 110, 50);
  return drawing;
}

const column = (year: string) => screen.getByRole('link', { name: new RegExp(`^${year} .*: `) });
const picked = () => screen.getByRole('link', { name: / · / });
const tabStops = (drawing: Element) =>
  [...drawing.querySelectorAll('a')].filter((link) => link.getAttribute('tabindex') === '0');

it('the chart of seasons has a linked bar with the record of each played season', () => {
  const drawing = renderChart();
  expect(drawing.textContent).toContain('Winnipeg');
  expect(drawing.textContent).toContain('Phoenix');
  const links = [...drawing.querySelectorAll('a')];
  expect(links).toHaveLength(teams.length);
  expect(links.at(-1)?.getAttribute('aria-label')).toBe(
    '2005-06 Phoenix Coyotes: .494, Did not qualify',
  );
  expect(column('2001-02').getAttribute('href')).toBe('/history/2001-02/');
  // The height is the points percentage relative to .750.
  const bar = column('1995-96').querySelectorAll('rect')[1];
  // 78 of 164 points.
  expect(bar?.getAttribute('height')).toBe(`${((100 * 78) / 164 / 0.75).toFixed(2)}%`);
  // A circle marks it, too: colour alone is not enough.
  expect(column('2001-02').querySelector('circle')).not.toBeNull();
  expect(column('2005-06').querySelector('circle')).toBeNull();
});

it('the chart of seasons first describes the best season, whose bar is the only tab stop', () => {
  const drawing = renderChart();
  expect(picked().textContent).toBe(
    '.579 2001-02 Phoenix Coyotes Best season · 40-27-9-6 · Lost in the Conference Quarterfinals, 4-1 to San Jose',
  );
  expect(tabStops(drawing)).toEqual([column('2001-02')]);
});

it('the pointer selects a season in the chart, except the canceled one', () => {
  const drawing = renderChart();
  fireEvent.pointerMove(drawing, { clientX: 187 });
  expect(picked().textContent).toMatch(/^\.415 2003-04 Phoenix Coyotes 22-36-18-6/);
  fireEvent.pointerMove(drawing, { clientX: 195 });
  expect(picked().textContent).toMatch(/^\.415 2003-04/);
  expect(picked().getAttribute('href')).toBe('/history/2003-04/');
});

it('the arrow keys walk through the chart, and stop at both ends', () => {
  const drawing = renderChart();
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  act(() => column('2001-02').focus());
  press('ArrowRight');
  expect(document.activeElement).toBe(column('2002-03'));
  expect(picked().textContent).toContain('2002-03');
  expect(tabStops(drawing)).toEqual([column('2002-03')]);
  press('End');
  press('ArrowRight');
  expect(document.activeElement).toBe(column('2005-06'));
  press('Home');
  press('ArrowLeft');
  expect(document.activeElement).toBe(column('1995-96'));
});

it('a mouse click on a bar of the chart opens the season, unlike a touch or a click with Ctrl', () => {
  renderChart();
  const click = (init: object) => {
    const event = createEvent.click(column('1996-97'), init);
    Object.assign(event, { pointerType: 'mouse', ...init });
    fireEvent(column('1996-97'), event);
    return { event, path: window.location.pathname };
  };
  const before = window.location.pathname;
  const touched = click({ pointerType: 'touch' });
  expect([touched.event.defaultPrevented, touched.path]).toEqual([true, before]);
  const inNewTab = click({ ctrlKey: true });
  expect([inNewTab.event.defaultPrevented, inNewTab.path]).toEqual([false, before]);
  expect(click({}).path).toBe('/history/1996-97/');
});
