import { screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { area, offer, press, setUpMentions } from '../testing/mentionArea.tsx';

/** The visible part of a phone's window above its keyboard. */
const seen = Object.assign(new EventTarget(), { offsetTop: 100, height: 500 });

const list = () => screen.getByRole('listbox', { hidden: true });

/** Places a text area, and a list of a height in px. */
function standAt(top: number, bottom: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ left: 16, width: 358, top, bottom }) as DOMRect,
  );
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(142);
}

beforeEach(setUpMentions);
beforeEach(() => void vi.stubGlobal('visualViewport', seen));

it('the list is above the text area if a keyboard is below, and as wide', async () => {
  standAt(345, 511);
  await offer();
  expect(list().style.cssText).toBe('left: 16px; width: 358px; top: 195px; max-height: 142px;');
});

it.each([
  ['the window scrolls', () => document.body.dispatchEvent(new Event('scroll'))],
  ['the window becomes another', () => window.dispatchEvent(new Event('resize'))],
  ['the keyboard comes or goes', () => seen.dispatchEvent(new Event('resize'))],
  ['what is seen of the window moves', () => seen.dispatchEvent(new Event('scroll'))],
])('the open list moves with the text area when %s', async (_, happen) => {
  standAt(150, 250);
  await offer();
  expect(list().style.top).toBe('258px');
  standAt(160, 260);
  happen();
  expect(list().style.top).toBe('268px');
  press('Escape');
  standAt(150, 250);
  happen();
  expect(list().style.top).toBe('268px');
  expect(document.activeElement).toBe(area());
});

it('the list is a popover of the browser', async () => {
  const shown: string[] = [];
  const of = HTMLElement.prototype;
  Object.assign(of, {
    showPopover: () => shown.push('shown'),
    hidePopover: () => shown.push('hidden'),
  });
  onTestFinished(() => {
    Reflect.deleteProperty(of, 'showPopover');
    Reflect.deleteProperty(of, 'hidePopover');
  });
  await offer();
  expect(shown).toEqual(['shown']);
  press('Escape');
  expect(shown).toEqual(['shown', 'hidden']);
});
