import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hydrate } from '../testing/actions.tsx';
import { SubmitButton } from './SubmitButton.tsx';

it('the button is disabled before hydration', async () => {
  const isDisabled = () => screen.getByRole<HTMLButtonElement>('button').disabled;
  await hydrate(<SubmitButton waiting="Posting...">Post</SubmitButton>, () =>
    expect(isDisabled()).toBe(true),
  );
  expect(isDisabled()).toBe(false);
});
