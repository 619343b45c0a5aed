import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLaterSheetOnIntent } from './laterSheet.ts';

const find = () => document.querySelector('link[href="/assets/later.css"]');

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, unknown> } };
  happyDOM.settings['handleDisabledFileLoadingAsSuccess'] = true;
  vi.stubGlobal('LATER_SHEET', ['/assets/later.css', 'sha256-later']);
  document.body.innerHTML = '<p>Text</p><a href="/news"><b>News</b></a>';
  loadLaterSheetOnIntent();
});

afterEach(() => find()?.remove());

it.each(['pointerover', 'pointerdown', 'click', 'focusin', 'keydown', 'input'])(
  'the second sheet loads when a control gets %s, not when text does',
  (type) => {
    const fire = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
    fire('p');
    expect(find()).toBeNull();
    fire('b');
    expect(find()?.getAttribute('integrity')).toBe('sha256-later');
  },
);

it('the second sheet loads when the visitor goes back', () => {
  window.dispatchEvent(new Event('popstate'));
  expect(find()).not.toBeNull();
});
