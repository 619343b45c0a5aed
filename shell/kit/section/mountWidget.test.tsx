import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { createLazyComponent } from '../lazy/lazyComponent.tsx';
import { unmountAfterTest } from '../testing/reset.ts';
import { read, type SectionDefinition, widget, type WidgetProps } from './define.ts';
import { createSectionModule } from './mount.tsx';

const cache = createApiCache({ '/api/things/': { status: 200, body: 'Pucks' } });

/** A section with a lazy widget. */
function sectionWithWidget(): SectionDefinition {
  const home = widget({
    reads: { things: read<string>('/api/things/') },
    label: 'Things',
    loading: 'Loading things...',
    View: createLazyComponent(async () => ({ data }: WidgetProps<{ things: string }>) => (
      <p>{data.things}</p>
    )),
  });
  return { name: 'things', routes: [], widgets: { home } };
}

it.each([
  ['takes over the HTML of a widget once its code is there', '<p>Pucks</p>', true],
  ['fills an empty place with a widget whose code comes later', '', false],
])('the section %s', async (_, html, kept) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  const served = element.firstElementChild;
  await act(async () => {
    const { mountWidget } = createSectionModule(sectionWithWidget());
    unmountAfterTest(mountWidget(element, { cache, widget: 'home' }));
  });
  expect(element.innerHTML).toBe('<p>Pucks</p>');
  expect(element.firstElementChild === served).toBe(kept);
});
