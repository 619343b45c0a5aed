import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Preview } from './Preview.tsx';

it('shows no broken picture for a file that is none, and the next file', () => {
  const { container, rerender } = render(<Preview photo={new Blob(['text'])} />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  rerender(<Preview photo={undefined} />);
  expect(container.querySelector('img')).toBeNull();
  rerender(<Preview photo={new Blob(['photo'])} />);
  expect(container.querySelector('img')?.src).toMatch(/^blob:/);
});
