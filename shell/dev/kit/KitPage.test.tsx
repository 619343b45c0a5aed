import * as kit from '@desert/kit';
import * as forms from '@desert/kit/forms';
import { stubNetwork } from '@desert/kit/testing';
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EXAMPLES, KitPage } from './KitPage.tsx';

it('the page of the kit has an example of every component that sections can use', () => {
  const components = Object.keys({ ...kit, ...forms }).filter((name) => /^[A-Z]/.test(name));
  expect(components).toContain('Button');
  expect(components.filter((name) => !(name in EXAMPLES))).toEqual([]);
});

it('the page of the kit renders every example without an error or a request', async () => {
  const requests = stubNetwork(() => undefined);
  const complaints = vi.spyOn(console, 'error');
  const { container } = await act(async () => render(<KitPage />));
  const titles = container.querySelectorAll('main > section > h2');
  expect(Array.from(titles, (title) => title.textContent)).toEqual(Object.keys(EXAMPLES));
  const places = Array.from(container.querySelectorAll('figure > div'));
  expect(places.filter(({ innerHTML }) => innerHTML === '')).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
  expect(requests).toEqual([]);
});
