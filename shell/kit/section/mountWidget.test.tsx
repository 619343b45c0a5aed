import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAnswers } from '../answers.ts';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { read, type SectionDefinition, widget, type WidgetProps } from './define.ts';
import { mountable } from './mount.tsx';

const answers = createAnswers({ '/api/things/': { status: 200, body: 'Pucks' } });

/** A section whose widget's code is fetched when it is needed. */
function sectionWithWidget(): SectionDefinition {
  const home = widget({
    reads: { things: read<string>('/api/things/') },
    label: 'Things',
    loading: 'Loading things...',
    View: lazyComponent(async () => ({ data }: WidgetProps<{ things: string }>) => (
      <p>{data.things}</p>
    )),
  });
  return { name: 'things', routes: [], widgets: { home } };
}

/** Has the browser take the widget to a place that holds some HTML. */
async function mountInto(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  const served = element.firstElementChild;
  await act(async () => {
    mountable(sectionWithWidget()).mountWidget(element, { answers, widget: 'home' });
  });
  return { html: element.innerHTML, kept: element.firstElementChild === served };
}

it('takes over the HTML of a widget once its code is there', async () => {
  expect(await mountInto('<p>Pucks</p>')).toEqual({ html: '<p>Pucks</p>', kept: true });
});

it('fills an empty place with a widget whose code comes later', async () => {
  expect(await mountInto('')).toEqual({ html: '<p>Pucks</p>', kept: false });
});
