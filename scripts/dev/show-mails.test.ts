import { expect, it } from 'vitest';
import { buildPasswordLetter } from '../../worker/mail/letters.ts';
import { renderMails } from './show-mails.ts';

it('the preview of emails shows each subject, HTML and text without running the HTML', () => {
  const page = renderMails();
  expect(page.match(/<iframe/g)).toHaveLength(page.match(/<pre>/g)!.length);
  expect(page).toContain(buildPasswordLetter('').subject);
  expect(page).toContain('Turn off these emails: https://desert.example.com/unsubscribe?token=');
  expect(page).not.toContain('<!doctype html>\n<html');
});
