import { expect, it } from 'vitest';
import { getSubjectFieldText } from './comparison.ts';

const subject = (asked: string, label: string, value: string) => ({
  name: 'a' as const,
  asked,
  found: { label, about: '', path: '', value },
  problem: null,
});

it.each([
  ['shane-doan', 'Shane Doan', 'shane-doan', 'Shane Doan'],
  ['chris-osullivan', 'Chris O’Sullivan', 'chris-osullivan', 'Chris O’Sullivan'],
  ['2011', '2011-12', '2011-12', '2011-12'],
])('the compare field shows the subject %s by name', (asked, label, value, text) => {
  expect(getSubjectFieldText(subject(asked, label, value))).toBe(text);
});

it('the compare field shows a player with a namesake by address, and an unknown name as typed', () => {
  expect(getSubjectFieldText(subject('shane-doan-2', 'Shane Doan', 'shane-doan-2'))).toBe(
    'shane-doan-2',
  );
  expect(getSubjectFieldText({ name: 'a', asked: 'nobody', found: null, problem: '' })).toBe(
    'nobody',
  );
});
