import type { ApiResponse } from '@desert/contract/pages/page';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { TextField } from './fields.tsx';
import { Form } from './Form.tsx';
import { FormSummary } from './FormSummary.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { type FormOptions, useForm } from './useForm.ts';

type Values = { name: string; price: string };

function TestForm(options: FormOptions<Values>) {
  const form = useForm(options);
  return (
    <Form form={form}>
      <FormSummary />
      <TextField label="Name" name="name" defaultValue="Puck" />
      <TextField label="Price" name="price" defaultValue="5" />
      <SubmitButton waiting="Sending...">Send</SubmitButton>
    </Form>
  );
}

/** A field that fails with this message, if any. */
const field = (problem: string | undefined) =>
  v.pipe(
    v.string(),
    v.check(() => problem === undefined, problem ?? ''),
  );

/** Shows the form. A submission waits until the test calls `respond`. */
function show(problems: Record<string, string> = {}) {
  let respond: (response: ApiResponse) => void = () => {};
  const send = vi.fn<(values: Values) => Promise<ApiResponse>>(
    () => new Promise((resolve) => (respond = resolve)),
  );
  const onDone = vi.fn();
  const schema = v.object({ name: field(problems['name']), price: field(problems['price']) });
  render(<TestForm schema={schema} send={send} onDone={onDone} />);
  return {
    send,
    onDone,
    press: () => act(async () => screen.getByRole('button').click()),
    respond: (status: number, body: unknown) => act(async () => respond({ status, body })),
  };
}

const shown = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('an invalid form is not sent, and shows each message at its field', async () => {
  const { press, send } = show({ price: 'Needs a price', name: 'Needs a name' });
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(shown('Price').getAttribute('aria-invalid')).toBe('true');
  const description = shown('Price').getAttribute('aria-describedby')!;
  expect(document.getElementById(description)!.textContent).toBe('Needs a price');
  expect(document.activeElement).toBe(shown('Name'));
});

it('a valid form is sent exactly once, even if its button is pressed twice', async () => {
  const { press, send, respond, onDone } = show();
  await press();
  expect(screen.getByRole('button').textContent).toBe('Sending...');
  await press();
  await respond(201, { id: 7 });
  const values = { name: 'Puck', price: '5' };
  expect(send).toHaveBeenCalledExactlyOnceWith(values, values);
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ id: 7 });
  expect(screen.getByRole('button').textContent).toBe('Send');
});

it('the server’s messages are shown at their fields, and others as a list, until the form is sent again', async () => {
  const { press, respond } = show();
  await press();
  await respond(409, { errors: { name: 'Taken', message: 'Too many tries' } });
  expect(screen.getByRole('alert').textContent).toBe('Too many tries');
  expect(shown('Name').getAttribute('aria-invalid')).toBe('true');
  expect(shown('Name').value).toBe('Puck');
  await press();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(shown('Name').getAttribute('aria-invalid')).toBeNull();
  await respond(429, { errors: { message: 'Too many tries' } });
  expect(screen.getByRole('alert').textContent).toBe('Too many tries');
});

it.each([
  [{ message: 'Too many tries' }, ['Too many tries']],
  [{ message: 'Too many tries', name: 'Taken' }, []],
])(
  'the form’s error list is scrolled into view if no field has a message: %j',
  async (errors, brought) => {
    const seen: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
      seen.push(this.textContent);
    });
    const { press, respond } = show();
    await press();
    await respond(429, { errors });
    expect(seen).toEqual(brought);
  },
);

const OFFLINE = 'You’re offline. Try again when you’re back online. Nothing you typed was lost.';

it('a form says that the browser is offline until the connection is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { press, respond, send } = show();
  await press();
  await respond(0, null);
  expect(screen.getByRole('alert').textContent).toBe(OFFLINE);
  expect(shown('Name').value).toBe('Puck');
  act(() => void fireEvent(window, new Event('online')));
  expect(screen.getByRole('alert').textContent).toBe('');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

it('a failing server is not reported as offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { press, respond } = show();
  await press();
  await respond(503, {});
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again');
  act(() => void fireEvent(window, new Event('online')));
  expect(screen.getByRole('alert').textContent).not.toBe('');
});
