import { screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { area, offer, press, setUpMentions } from '../testing/mentionArea.tsx';

/** The visual viewport of a phone with an open keyboard. */
const viewport = Object.assign(new EventTarget(), { offsetTop: 100, height: 500 });

const list = () => screen.getByRole('listbox', { hidden: true });

/** Stubs the layout, in px: the text area from `top` to `bottom`, and a list 142 high. */
function placeArea(top: number, bottom: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ left: 16, width: 358, top, bottom }) as DOMRect,
  );
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(142);
}

beforeEach(setUpMentions);
beforeEach(() => void vi.stubGlobal('visualViewport', viewport));

it.each([
  ['the window scrolls', () => document.body.dispatchEvent(new Event('scroll'))],
  ['the window is resized', () => window.dispatchEvent(new Event('resize'))],
  ['the keyboard opens or closes', () => viewport.dispatchEvent(new Event('resize'))],
  ['the visual viewport scrolls', () => viewport.dispatchEvent(new Event('scroll'))],
])('the open list of mentions moves with the text area when %s', async (_, happen) => {
  placeArea(150, 250);
  await offer();
  expect(list().style.top).toBe('258px');
  placeArea(160, 260);
  happen();
  expect(list().style.top).toBe('268px');
  press('Escape');
  placeArea(150, 250);
  happen();
  expect(list().style.top).toBe('268px');
  expect(document.activeElement).toBe(area());
});

it('the list of mentions is a native popover', async () => {
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
