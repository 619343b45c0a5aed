import { expect, it } from 'vitest';
import { endProgress, trackNavigations } from './progress.ts';

const waits = () => document.documentElement.hasAttribute('data-waiting');

function goTo(address: string) {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new Event('pushState'));
}

it('the document is marked as loading from a navigation until its page is shown or the visitor goes back', () => {
  goTo('/news');
  trackNavigations();
  expect(waits()).toBe(false);
  goTo('/history');
  expect(waits()).toBe(true);
  endProgress();
  expect(waits()).toBe(false);
  goTo('/history?season=1#goalies');
  expect(waits()).toBe(false);
  goTo('/merch');
  expect(waits()).toBe(true);
  goTo('/history');
  expect(waits()).toBe(false);
});
