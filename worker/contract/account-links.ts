/** What is done by links that were sent by mail. */
import * as v from 'valibot';
import { Email, field, NewPassword, PASSWORD_TWICE } from './account.ts';
import { body } from './body.ts';

/** Body of `POST /api/auth/forgotten/`, and its form. */
export const Forgotten = body({ email: Email });

/** What it answers, whether somebody has the address or not. */
export const MAIL_IS_ON_ITS_WAY =
  'If there’s an account with this email, we’ve sent a link to it. Check your inbox.';

export const LINK_IS_DEAD = 'This link has expired or was already used.';

/** The token in a link: what it is of the Worker says. */
const Token = v.pipe(field('Token'), v.maxLength(100, LINK_IS_DEAD));

/** Body of `POST /api/auth/password/`; it answers the account, as a log-in does. */
export const PasswordReset = body({ token: Token, password: NewPassword });

/** The form that sets the password, which asks for it twice. */
export const PasswordResetForm = v.pipe(
  body({ ...PasswordReset.entries, confirmPassword: field('Confirm Password') }),
  v.forward(v.partialCheck(...PASSWORD_TWICE), ['confirmPassword']),
);

export type EmailInput = v.InferOutput<typeof Forgotten>;
export type PasswordResetInput = v.InferOutput<typeof PasswordReset>;

/** Whether a query string holds the token of a link: what is answered to it is kept nowhere. */
export const hasToken = (search: string) => /[?&]?\btoken=/.test(search);

/** Body of `POST /api/auth/confirm/`, and its form. */
export const Confirmation = body({ token: Token });

export const ADDRESS_CONFIRMED = 'Your email is confirmed.';

/** The page, and its form, that sends a new confirmation link. */
export const RESEND_PATH = '/confirm/new';

/** Response of `POST /api/account/confirmation/`. */
export const CONFIRMATION_SENT = 'We sent you an email. Check your inbox.';

/** Body of `PUT /api/account/email/`, and its form. */
export const AddressChange = body({ email: Email });

/** What it answers, whether somebody has the address or not. */
export const CHANGE_IS_ON_ITS_WAY =
  'We sent a link to your new email. Open it to finish the change.';
