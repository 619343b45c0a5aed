import { render } from '@testing-library/react';
import { Flag } from 'lucide-react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { ToggleButton } from '../toggles/ToggleButton.tsx';
import { Button } from './Button.tsx';

/** Replaces each text by an element, as translators do. */
function translate(page: Element) {
  for (const element of page.querySelectorAll('*')) {
    for (const node of element.childNodes) {
      if (!(node instanceof Text)) continue;
      const font = document.createElement('font');
      font.textContent = node.data;
      node.replaceWith(font);
    }
  }
}

it.each<[string, ReactElement, ReactElement, string]>([
  [
    'an icon',
    <Button icon={Flag}>Report</Button>,
    <Button icon={Flag}>Reported</Button>,
    'Reported',
  ],
  [
    'a toggle',
    <ToggleButton icon={Flag}>Save</ToggleButton>,
    <ToggleButton icon={Flag}>Saved</ToggleButton>,
    'Saved',
  ],
  [
    'a waiting text',
    <Button>
      Accept <b>$40</b>
    </Button>,
    <Button waiting="Accepting...">Accept</Button>,
    'Accepting...',
  ],
])('a button with %s changes its text on a translated page', (_, before, after, text) => {
  const { container, rerender } = render(before);
  translate(container);
  rerender(after);
  expect(container.textContent).toBe(text);
});
