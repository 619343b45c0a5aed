import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseFields } from '../text/body.ts';
import { hasToken } from './account-links.ts';
import { LogIn, PASSWORDS_DIFFER, SignUp, SignUpForm, addMinimumLength } from './account.ts';

const good = { email: 'fan@example.com', username: 'desert_fan', password: 'howl at the moon' };
const problems = (changed: object) =>
  parseFields(addMinimumLength(SignUp, 8), { ...good, ...changed }).problems;

it.each([
  'fan@example.com',
  "o'brien+hockey@mail.example.co.uk",
  'fan@xn--bcher-kva.example',
  'FAN@EXAMPLE.COM',
  `${'a'.repeat(242)}@example.com`,
])('an email address may be %s', (email) => expect(problems({ email })).toEqual({}));

it.each([
  'fan',
  'fan@',
  '@example.com',
  'fan@example',
  'fan@example.c',
  'fan@127.0.0.1',
  'fan@-example.com',
  'fan@@example.com',
  'fan fan@example.com',
  'fan@example.com, other@example.com',
  'fan\u0000@example.com',
  '🏒@example.com',
  'fan@bücher.example/x',
  'fan@bü\ncher.example',
])('an email address may not be %j', (email) => {
  expect(problems({ email })).toEqual({ email: 'Enter an email like name@example.com' });
});

it.each([
  ['fan@bücher.example', 'fan@xn--bcher-kva.example'],
  ['fan@Straße。example', 'fan@xn--strae-oqa.example'],
  ['Fan@EXAMPLE.com', 'Fan@EXAMPLE.com'],
])(
  'the domain of the email address %s becomes that of %s at a sign-up and at a log-in',
  (email, same) => {
    expect(parseFields(SignUp, { ...good, email }).values?.email).toBe(same);
    expect(parseFields(LogIn, { ...good, email }).values?.email).toBe(same);
  },
);

it('an email address has at most 254 characters', () => {
  expect(problems({ email: `${'a'.repeat(243)}@example.com` })).toEqual({
    email: 'Email must be 254 characters or fewer',
  });
});

it.each(['abc', 'Desert.Fan_7-AZ', 'a'.repeat(30), '__7'])('a username may be %s', (username) =>
  expect(problems({ username })).toEqual({}),
);

it.each(['profile', 'Saved', 'settings'])(
  'a username may not be %s, the name of a page',
  (username) => expect(problems({ username })).toEqual({ username: 'This username is taken' }),
);

it.each([
  ['ab', 'Username must be at least 3 characters'],
  ['...', 'Use at least one letter or number'],
  ['-_-', 'Use at least one letter or number'],
  ['a'.repeat(31), 'Username must be 30 characters or fewer'],
  ...['dés', 'a b', '🏒🏒🏒', 'abc\u0000', '<b>x</b>', 'abс'].map((name) => [
    name,
    'Use only letters A to Z, numbers, and . _ or -',
  ]),
])('a username may not be %j', (username, message) =>
  expect(problems({ username })).toEqual({ username: message }),
);

it.each([
  'a'.repeat(8),
  ' '.repeat(8),
  'пустыня!',
  'العواء في الصحراء',
  '🏒'.repeat(200),
  'null\u0000byte',
])('a password may be %j', (password) => expect(problems({ password })).toEqual({}));

it.each([
  ['a'.repeat(7), 'Password must be at least 8 characters'],
  ['🏒'.repeat(7), 'Password must be at least 8 characters'],
  ['a'.repeat(201), 'Password must be 200 characters or fewer'],
  ['half a pair \ud800', 'Password must be text'],
])('a password may not be %j', (password, message) =>
  expect(problems({ password })).toEqual({ password: message }),
);

it('a password keeps the spaces around it, which other fields lose', () => {
  const padded = { email: '  fan@example.com\n', username: ' fan ', password: ' eight ch ' };
  expect(v.parse(SignUp, padded)).toEqual({
    email: 'fan@example.com',
    username: 'fan',
    password: ' eight ch ',
    proof: '',
  });
});

const required = {
  email: 'Enter your email',
  username: 'Choose a username',
  password: 'Enter your password',
};

it.each([{}, { email: '', username: '  ', password: '' }])(
  'all fields of a sign-up or log-in are required: %j',
  (input) => {
    expect(parseFields(SignUp, input).problems).toEqual(required);
    expect(parseFields(LogIn, input).problems).toEqual({
      email: required.email,
      password: required.password,
    });
  },
);

it.each([null, 1, true, {}, ['fan@example.com']])(
  'the fields of a sign-up must be text, not %j',
  (value) => {
    expect(
      parseFields(SignUp, { email: value, username: value, password: value }).problems,
    ).toEqual({
      email: 'Email must be text',
      username: 'Username must be text',
      password: 'Password must be text',
    });
  },
);

it('a log-in accepts a password below the minimum length, but none above the maximum', () => {
  const of = (email: string, password = 'x') => parseFields(LogIn, { email, password }).problems;
  for (const email of ['fan@example.com', 'Desert.Fan_7-AZ']) expect(of(email)).toEqual({});
  for (const email of ['fan@example', 'a fan', 'désert'])
    expect(of(email)).toEqual({ email: 'Enter an email like name@example.com' });
  // Too long for any account: it need not be hashed.
  expect(of('fan@example.com', 'x'.repeat(201))).toEqual({
    password: 'Password must be 200 characters or fewer',
  });
});

it('the sign-up form reports two different passwords along with its other errors', () => {
  const form = (changed: object) =>
    parseFields(addMinimumLength(SignUpForm, 8), { ...good, ...changed }).problems;
  expect(form({ confirmPassword: good.password })).toEqual({});
  for (const confirmPassword of [`${good.password} `, undefined])
    expect(form({ confirmPassword })).toEqual({ confirmPassword: PASSWORDS_DIFFER });
  expect(form({ email: '', password: 'short', confirmPassword: 'other' })).toEqual({
    email: 'Enter your email',
    password: 'Password must be at least 8 characters',
    confirmPassword: PASSWORDS_DIFFER,
  });
});

it.each([
  ['?token=a', true],
  ['?page=2&token=a', true],
  ['?x-token=a', false],
  ['?tokens=a', false],
])('the query string %s contains a token: %s', (search, has) => {
  expect(hasToken(search)).toBe(has);
});
