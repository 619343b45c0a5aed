import { stubNetwork, type } from '@desert/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPage } from '../testing/showPage.tsx';
import { ReportPage } from './ReportPage.tsx';

const open = (path = '/report', state = {}) => showPage(<ReportPage />, { path, state });

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('the form to report a page starts with the page of its link, and every field has a label', async () => {
  await open('/report?page=/news/3');
  expect(field('Link of the page').value).toBe('/news/3');
  for (const name of ['What’s wrong?', 'Explain it to us', 'Your email'])
    expect(field(name).required).toBe(true);
  expect(field('What I wrote is true and complete, as far as I know.').type).toBe('checkbox');
});

it('a refused report keeps everything typed, with each error at its field', async () => {
  const values = {
    page: ['/nowhere'],
    why: ['danger'],
    details: ['A\nB'],
    email: ['me@example.com'],
    good_faith: ['1'],
  };
  const errors = { page: 'We can’t find that page', message: 'Too often' };
  await open('/report', { form: { errors, values } });
  expect(field('Link of the page').value).toBe('/nowhere');
  expect(field('Link of the page').getAttribute('aria-invalid')).toBe('true');
  expect(field('What’s wrong?').value).toBe('danger');
  expect(field('Explain it to us').value).toBe('A\nB');
  expect(field('Your email').value).toBe('me@example.com');
  expect(field('What I wrote is true and complete, as far as I know.').checked).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Too often');
});

it('scripts add a proof of work to the report form, which the browser then posts', async () => {
  class SolvingWorker extends EventTarget {
    postMessage() {
      this.dispatchEvent(new MessageEvent('message', { data: { counter: 1 } }));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', SolvingWorker);
  stubNetwork(() => ({ status: 200, body: { a: 1 } }));
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  await open();
  type('Your email', 'me@example.com');
  fireEvent.submit(field('Your email').form!);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  const form = submit.mock.contexts[0] as HTMLFormElement;
  expect(new FormData(form).get('proof')).toContain('"counter":1');
  expect(new FormData(form).get('email')).toBe('me@example.com');
});

it.each([
  ['?sent=1', 'Your report is in the moderators’ queue'],
  ['?confirm=1', 'Open the link in the email'],
])('the report page at %s says what happens next, without the form', async (search, text) => {
  await open(`/report${search}`);
  expect(screen.getByRole('status').textContent).toContain(text);
  expect(screen.queryByLabelText('Your email')).toBeNull();
});

it('the mailed link to confirm a report needs a press, and says so if it is no longer valid', async () => {
  const errors = { token: 'This link is dead' };
  await open('/report?token=3.abc', { form: { errors, values: {} } });
  expect(screen.getByRole('alert').textContent).toBe('This link is dead');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm my report' });
  expect(new FormData(button.form!).get('token')).toBe('3.abc');
});
