import { render, screen } from '@testing-library/react';
import { useContext, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { press } from '../testing/actions.tsx';
import { Form, WaitingContext } from './Form.tsx';
import { holdForm } from './holdForm.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './useForm.ts';

/** A field that holds the form until its button is pressed. */
function Slow({ name }: { name: string }) {
  const [value, setValue] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { setWaiting } = useContext(WaitingContext);
  useEffect(() => {
    if (value !== '') return undefined;
    return holdForm(input.current!.form!, (waits) => setWaiting(waits ? 'Waiting...' : undefined));
  }, [value, setWaiting]);
  return (
    <>
      <input ref={input} type="hidden" name={name} value={value} />
      <button type="button" onClick={() => setValue('there')}>
        {name}
      </button>
    </>
  );
}

function show() {
  const send = vi.fn(async () => ({ status: 500, body: {} }));
  function TestForm() {
    const form = useForm({ schema: v.object({}), send, onDone() {} });
    return (
      <Form form={form}>
        <Slow name="first" />
        <Slow name="second" />
        <SubmitButton waiting="Sending...">Send</SubmitButton>
      </Form>
    );
  }
  render(<TestForm />);
  return send;
}

it('a form submitted during its uploads says that it waits, and is sent when they end', async () => {
  const send = show();
  await press('Send');
  await press('first');
  expect(send).not.toHaveBeenCalled();
  await press('Waiting...');
  await press('second');
  expect(send).toHaveBeenCalledExactlyOnceWith({}, { first: 'there', second: 'there' });
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
});

it('a form that was not submitted is not sent when its uploads end', async () => {
  const send = show();
  await press('first');
  await press('second');
  expect(send).not.toHaveBeenCalled();
  await press('Send');
  expect(send).toHaveBeenCalledOnce();
});
