import { render } from '@testing-library/react';
import Flag from 'lucide-react/icons/flag';
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

it.each([
  {
    before: <Button icon={Flag}>Report</Button>,
    after: <Button icon={Flag}>Reported</Button>,
    text: 'Reported',
  },
  {
    before: <ToggleButton icon={Flag}>Save</ToggleButton>,
    after: <ToggleButton icon={Flag}>Saved</ToggleButton>,
    text: 'Saved',
  },
  {
    before: (
      <Button>
        Accept <b>$40</b>
      </Button>
    ),
    after: <Button waiting="Accepting...">Accept</Button>,
    text: 'Accepting...',
  },
])('a button on a translated page changes its text to $text', ({ before, after, text }) => {
  const { container, rerender } = render(before);
  translate(container);
  rerender(after);
  expect(container.textContent).toBe(text);
});
