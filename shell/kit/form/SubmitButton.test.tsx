import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SubmitButton } from './SubmitButton.tsx';

it('cannot be pressed before the page is hydrated', async () => {
  const button = <SubmitButton waiting="Posting...">Post</SubmitButton>;
  document.body.innerHTML = renderToString(button);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  await act(async () => hydrateRoot(document.body, button));
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});
