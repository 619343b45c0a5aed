import { expect, it } from 'vitest';
import { buildPasswordLetter } from '../../worker/mail/letters.ts';
import { renderMails } from './show-mails.ts';

it('the page of mails shows each with its subject, as HTML and as text, without running anything of it', () => {
  const page = renderMails();
  expect(page.match(/<iframe/g)).toHaveLength(page.match(/<pre>/g)!.length);
  expect(page).toContain(buildPasswordLetter('').subject);
  expect(page).toContain('Turn off these emails: https://desert.example.com/unsubscribe?token=');
  expect(page).not.toContain('<!doctype html>\n<html');
});
