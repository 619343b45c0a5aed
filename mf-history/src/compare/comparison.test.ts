import { expect, it } from 'vitest';
import { typedText } from './comparison.ts';

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
])('the typed text for %s is the name', (asked, label, value, text) => {
  expect(typedText(subject(asked, label, value))).toBe(text);
});

it('typed text keeps what tells namesakes apart, and an unknown name', () => {
  expect(typedText(subject('shane-doan-2', 'Shane Doan', 'shane-doan-2'))).toBe('shane-doan-2');
  expect(typedText({ name: 'a', asked: 'nobody', found: null, problem: '' })).toBe('nobody');
});
