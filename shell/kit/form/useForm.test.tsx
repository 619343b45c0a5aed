import type { Answer } from '@desert/contract/page';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../ui/Button.tsx';
import { FormSummary } from './FormSummary.tsx';
import { TextField } from './TextField.tsx';
import { type FormOptions, useForm } from './useForm.ts';

type Values = { name: string; price: string };

function TestForm(options: FormOptions<Values>) {
  const form = useForm(options);
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormSummary errors={form.errors} fields={['name', 'price']} />
      <TextField label="Name" name="name" defaultValue="Puck" error={form.errors['name']} />
      <TextField label="Price" name="price" defaultValue="5" error={form.errors['price']} />
      <Button type="submit" waiting={form.pending && 'Sending...'}>
        Send
      </Button>
    </form>
  );
}

/** Shows the form with a server that answers when the test says so. */
function show(problems: Record<string, string> = {}) {
  let answer: (answer: Answer) => void = () => {};
  const send = vi.fn<(values: Values) => Promise<Answer>>(
    () => new Promise((resolve) => (answer = resolve)),
  );
  const onDone = vi.fn();
  render(<TestForm check={() => problems} send={send} onDone={onDone} />);
  return {
    send,
    onDone,
    press: () => act(async () => screen.getByRole('button').click()),
    answer: (status: number, body: unknown) => act(async () => answer({ status, body })),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('sends nothing while a check fails, and shows the messages at their fields', async () => {
  const { press, send } = show({ price: 'Needs a price' });
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(field('Price').getAttribute('aria-invalid')).toBe('true');
  const description = field('Price').getAttribute('aria-describedby')!;
  expect(document.getElementById(description)!.textContent).toBe('Needs a price');
});

it('focuses the first field with a message', async () => {
  const { press } = show({ price: 'Needs a price', name: 'Needs a name' });
  await press();
  expect(document.activeElement).toBe(field('Name'));
});

it('sends the values and hands on the answer', async () => {
  const { press, send, answer, onDone } = show();
  await press();
  await answer(201, { id: 7 });
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Puck', price: '5' });
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ id: 7 });
});

it('says that it waits, and cannot be sent twice', async () => {
  const { press, send, answer } = show();
  await press();
  expect(screen.getByRole('button').textContent).toBe('Sending...');
  await press();
  await answer(201, {});
  expect(send).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').textContent).toBe('Send');
});

it("shows the server's messages at their fields, and the others as a list", async () => {
  const { press, answer } = show();
  await press();
  await answer(409, { errors: { name: 'Taken', message: 'Too many tries' } });
  expect(screen.getByRole('alert').textContent).toBe('Too many tries');
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(field('Name').value).toBe('Puck');
});

it('takes its messages away when it is sent again', async () => {
  const { press, answer } = show();
  await press();
  await answer(409, { errors: { name: 'Taken', message: 'Too many tries' } });
  await press();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  await answer(429, { errors: { message: 'Too many tries' } });
  expect(screen.getByRole('alert').textContent).toBe('Too many tries');
});

it.each([
  [{ message: 'Too many tries' }, ['Too many tries']],
  [{ message: 'Too many tries', name: 'Taken' }, []],
])('brings the list into view where no field has a message: %j', async (errors, brought) => {
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    seen.push(this.textContent);
  });
  const { press, answer } = show();
  await press();
  await answer(429, { errors });
  expect(seen).toEqual(brought);
});

it.each([500, 503, 0])('says that something went wrong on %i', async (status) => {
  const { press, answer } = show();
  await press();
  await answer(status, { errors: { name: 'not shown' } });
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again');
});

const OFFLINE = 'You are offline. Try again when there is a connection. What you typed is kept.';

it('says that the browser is offline until it is back, and can be sent again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { press, answer, send } = show();
  await press();
  await answer(0, null);
  expect(screen.getByRole('alert').textContent).toBe(OFFLINE);
  expect(field('Name').value).toBe('Puck');
  act(() => void fireEvent(window, new Event('online')));
  expect(screen.getByRole('alert').textContent).toBe('');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not take a server that fails for no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { press, answer } = show();
  await press();
  await answer(503, {});
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again');
  act(() => void fireEvent(window, new Event('online')));
  expect(screen.getByRole('alert').textContent).not.toBe('');
});
