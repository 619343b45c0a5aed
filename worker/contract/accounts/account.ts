import * as v from 'valibot';
import { isPageName } from '../members/members.ts';
import type { Author } from '../records/records.ts';
import { defineBodySchema } from '../text/body.ts';
import { proof } from '../text/proof-of-work.ts';
import { countCharacters } from '../text/text.ts';
import { isConfusable } from './confusables.ts';

export interface Viewer extends Author {
  role?: 'moderator';
  /**
   * Permission until the member confirms their email; absent afterwards and for the demo account. 'write' is
   * everything.
   */
  unconfirmed_may?: 'read' | 'write';
  /** Whether the account is so new that a moderator reviews its first links. */
  is_new?: true;
  /** Whether a moderator has to approve the account before the member can post. */
  awaits_approval?: true;
}

/** The signed-in account: the response to a log-in. */
export interface Account extends Viewer {
  email: string;
  email_confirmed: boolean;
}

export interface AccountDetails extends Account {
  new_email?: string;
}

export interface LoggedOut {
  message: string;
}

/** Maximum characters of an email address: RFC 5321, 4.5.3.1.3, and erratum 1690 of RFC 3696. */
export const MAX_EMAIL = 254;

export const USERNAME_LENGTH = { min: 3, max: 30 };
/** Characters of a password. A site's own minimum, `PASSWORD_MIN`, is `least` or more: NIST SP 800-63B-4, 3.1.1.2. */
export const PASSWORD_LENGTH = { least: 8, recommended: 15, max: 200 };

export const USERNAME_TAKEN = 'This username is taken';

export const PASSWORDS_DIFFER = 'Confirm Password field must be the same as the Password field';

export const defineTextField = (name: string) => v.optional(v.string(`${name} must be text`), '');

/** Converts a domain with letters outside ASCII as mail servers and browsers do: 'bücher.example' to 'xn--bcher-kva.example'. */
function toAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // `URL` would cut the domain at these characters, or drop them.
  const isHost = !/[\s/\\?#:%]/.test(domain) && URL.canParse(`http://${domain}`);
  if (at === 0 || !isHost || !/\P{ASCII}/u.test(domain)) return email;
  return email.slice(0, at) + new URL(`http://${domain}`).hostname;
}

/** An email address without line breaks, which would end a mail header. */
export const Email = v.pipe(
  defineTextField('Email'),
  v.trim(),
  v.transform(toAsciiDomain),
  v.nonEmpty('Enter your email'),
  v.maxLength(MAX_EMAIL, `Email must be ${MAX_EMAIL} characters or fewer`),
  // The pattern of <input type="email">, and a dot in the domain: mail to a domain without one is not delivered.
  v.rfcEmail('Enter an email like name@example.com'),
  v.regex(/\.[a-z][a-z\d-]*[a-z\d]$/i, 'Enter an email like name@example.com'),
);

const USERNAME = /^[\w.-]+$/;

/** ASCII only, which rules out look-alike letters of other scripts. */
const Username = v.pipe(
  defineTextField('Username'),
  v.trim(),
  v.nonEmpty('Choose a username'),
  v.minLength(USERNAME_LENGTH.min, `Username must be at least ${USERNAME_LENGTH.min} characters`),
  v.maxLength(USERNAME_LENGTH.max, `Username must be ${USERNAME_LENGTH.max} characters or fewer`),
  v.regex(USERNAME, 'Use only letters A to Z, numbers, and . _ or -'),
  v.regex(/[^\W_]/, 'Use at least one letter or number'),
  v.check(
    // A longer name already has an error; the comparison is skipped.
    (name) => name.length > USERNAME_LENGTH.max || (!isPageName(name) && !isConfusable(name)),
    USERNAME_TAKEN,
  ),
);

/** A password as typed, never trimmed; `addMinimumLength` adds a minimum length. @param name label in error messages */
export const definePasswordField = (name = 'Password') =>
  v.pipe(
    defineTextField(name),
    v.nonEmpty(`Enter your ${name.toLowerCase()}`),
    // Lone surrogates have no UTF-8 and would all be hashed as the same replacement character.
    v.check((password) => password.isWellFormed(), `${name} must be text`),
    v.check(
      (password) => countCharacters(password) <= PASSWORD_LENGTH.max,
      `${name} must be ${PASSWORD_LENGTH.max} characters or fewer`,
    ),
  );

/** Adds the site's minimum length to a schema with a new `password`. */
export function addMinimumLength<Schema extends v.GenericSchema>(
  schema: Schema,
  min: number,
): Schema {
  const check = v.rawCheck<unknown>(({ dataset, addIssue }) => {
    const input = dataset.value as Record<string, unknown> | null;
    const password = input?.['password'];
    if (typeof password !== 'string' || countCharacters(password) >= min) return;
    const item = { type: 'object', origin: 'value', key: 'password', value: password } as const;
    const message = `Password must be at least ${min} characters`;
    addIssue({ message, path: [{ ...item, input: input as Record<string, unknown> }] });
  });
  return v.pipe(schema, check) as unknown as Schema;
}

interface PasswordTwice {
  password: string;
  confirmPassword: string;
}

export const ConfirmPassword = v.pipe(
  defineTextField('Confirm Password'),
  v.nonEmpty(PASSWORDS_DIFFER),
);

export const PASSWORD_TWICE = [
  [['password'], ['confirmPassword']],
  ({ password, confirmPassword }: PasswordTwice) => password === confirmPassword,
  PASSWORDS_DIFFER,
] as const;

const EmailOrUsername = v.pipe(
  defineTextField('Email'),
  v.trim(),
  v.transform(toAsciiDomain),
  v.nonEmpty('Enter your email'),
  v.maxLength(MAX_EMAIL, `Email must be ${MAX_EMAIL} characters or fewer`),
  v.check(
    (name) => (name.includes('@') ? v.is(Email, name) : USERNAME.test(name)),
    'Enter an email like name@example.com',
  ),
);

/** Body of `POST /api/auth/login`; `email` may be a username. A recovery code replaces the passkey as second factor. */
export const LogIn = defineBodySchema({
  email: EmailOrUsername,
  password: definePasswordField(),
  recovery_code: v.optional(v.string('Recovery code must be text')),
});

const NewAccount = { email: Email, username: Username, password: definePasswordField() };

/** Body of `POST /api/auth/signup`. `proof` is needed above a number of sign-ups an hour: `SignUpNeedsProof`. */
export const SignUp = defineBodySchema({ ...NewAccount, proof });

/** Part of the 403 response to a sign-up that needs a proof of work. */
export interface SignUpNeedsProof {
  needs_proof: true;
}

export const SignUpForm = v.pipe(
  defineBodySchema({ ...NewAccount, confirmPassword: ConfirmPassword }),
  v.forward(v.partialCheck(...PASSWORD_TWICE), ['confirmPassword']),
);

export type LogInInput = v.InferOutput<typeof LogIn>;
export type SignUpInput = Omit<v.InferOutput<typeof SignUp>, 'proof'> & { proof?: string };
