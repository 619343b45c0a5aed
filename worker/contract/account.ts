/** What `/api/auth/*` accepts and answers. */
import * as v from 'valibot';
import { body } from './body.ts';
import { isPageName } from './members.ts';
import { pretends } from './pretends.ts';
import { lengthOf } from './text.ts';

/** The public face of a session: what pages and sections may know of who is signed in. */
export interface Viewer {
  id: number;
  username: string;
  /** What they may do besides what every member may; says nothing where that is nothing. */
  role?: 'moderator';
  /** Set until the member confirms their email: whether they may write before that, or only read. */
  unconfirmed_may?: 'read' | 'write';
}

/** Who is signed in, as only they themselves see it: the answer of a log-in. */
export interface Account extends Viewer {
  email: string;
  /** Whether a link that was sent there was followed. */
  email_confirmed: boolean;
}

/** What `GET /api/auth/` sends. */
export interface AccountDetails extends Account {
  /** The address that becomes the account's when the link that was sent there is opened, if there is one. */
  new_email?: string;
}

/** Answer of `GET /api/auth/logout`. */
export interface LoggedOut {
  message: string;
}

/** Longest e-mail address that can be delivered, in characters: RFC 5321, 4.5.3.1.3, and its erratum 1690. */
export const EMAIL_MAX = 254;

/** Lengths in characters. */
export const USERNAME_LENGTH = { min: 3, max: 30 };
export const PASSWORD_LENGTH = { min: 8, max: 200 };

export const USERNAME_TAKEN = 'This username is taken';

export const PASSWORDS_DIFFER = 'Confirm Password field must be the same as the Password field';

/** Text of a form: a missing field is an empty one. */
export const field = (name: string) => v.optional(v.string(`${name} must be text`), '');

/** An e-mail address. No line break is let through: it would end a header of a mail. */
export const Email = v.pipe(
  field('Email'),
  v.trim(),
  v.nonEmpty('Enter your email'),
  v.maxLength(EMAIL_MAX, `Email must be ${EMAIL_MAX} characters or fewer`),
  // The rule of <input type="email">, and a domain with a dot: those without one get no mail.
  v.rfcEmail('Enter an email like name@example.com'),
  v.regex(/\.[a-z][a-z\d-]*[a-z\d]$/i, 'Enter an email like name@example.com'),
);

const USERNAME = /^[\w.-]+$/;

/** ASCII letters only: two names that look the same are the same. */
const Username = v.pipe(
  field('Username'),
  v.trim(),
  v.nonEmpty('Choose a username'),
  v.minLength(USERNAME_LENGTH.min, `Username must be at least ${USERNAME_LENGTH.min} characters`),
  v.maxLength(USERNAME_LENGTH.max, `Username must be ${USERNAME_LENGTH.max} characters or fewer`),
  v.regex(USERNAME, 'Use only letters A to Z, numbers, and . _ or -'),
  v.check(
    // A name that is too long was refused above: it is not compared with anything.
    (name) => name.length > USERNAME_LENGTH.max || (!isPageName(name) && !pretends(name)),
    USERNAME_TAKEN,
  ),
);

/**
 * A password that somebody has: whether it is theirs is the Worker's to say. It is never trimmed.
 * @param name what its field is called in messages
 */
export const knownPassword = (name = 'Password') =>
  v.pipe(
    field(name),
    v.nonEmpty(`Enter your ${name.toLowerCase()}`),
    // Half a surrogate pair has no UTF-8: hashed, it would equal others.
    v.check((password) => password.isWellFormed(), `${name} must be text`),
    v.check(
      (password) => lengthOf(password) <= PASSWORD_LENGTH.max,
      `${name} must be ${PASSWORD_LENGTH.max} characters or fewer`,
    ),
  );

/** A password that somebody is to have. */
export const NewPassword = v.pipe(
  knownPassword(),
  v.check(
    (password) => lengthOf(password) >= PASSWORD_LENGTH.min,
    `Password must be at least ${PASSWORD_LENGTH.min} characters`,
  ),
);

interface PasswordTwice {
  password: string;
  confirmPassword: string;
}

/** What `partialCheck` takes to ask for a password twice. */
export const PASSWORD_TWICE = [
  [['password'], ['confirmPassword']],
  ({ password, confirmPassword }: PasswordTwice) => password === confirmPassword,
  PASSWORDS_DIFFER,
] as const;

/** What names an account at a log-in: its e-mail or its username, which has no @. */
const EmailOrUsername = v.pipe(
  field('Email'),
  v.trim(),
  v.nonEmpty('Enter your email'),
  v.maxLength(EMAIL_MAX, `Email must be ${EMAIL_MAX} characters or fewer`),
  v.check(
    (name) => (name.includes('@') ? v.is(Email, name) : USERNAME.test(name)),
    'Enter an email like name@example.com',
  ),
);

/** Body of `POST /api/auth/login`. A recovery code stands for the second factor, of accounts that have one. */
export const LogIn = body({
  email: EmailOrUsername,
  password: knownPassword(),
  recovery_code: v.optional(v.string('Recovery code must be text')),
});

/** Body of `POST /api/auth/signup`. */
export const SignUp = body({ email: Email, username: Username, password: NewPassword });

/** The sign-up form, which asks for the password twice. */
export const SignUpForm = v.pipe(
  body({ ...SignUp.entries, confirmPassword: field('Confirm Password') }),
  v.forward(v.partialCheck(...PASSWORD_TWICE), ['confirmPassword']),
);

export type LogInInput = v.InferOutput<typeof LogIn>;
export type SignUpInput = v.InferOutput<typeof SignUp>;
