import * as v from 'valibot';
import { defineBodySchema } from '../text/body.ts';
import {
  ConfirmPassword,
  Email,
  defineTextField,
  definePasswordField,
  PASSWORD_TWICE,
} from './account.ts';

/** Body of `POST /api/auth/forgotten/`. */
export const Forgotten = defineBodySchema({ email: Email });

/** The message for `Forgotten`: the same whether or not the email is registered, so it reveals no accounts. */
export const MAIL_IS_ON_ITS_WAY =
  'If there’s an account with this email, you’ll get a link in a few minutes. Check your inbox.';

export const LINK_IS_DEAD = 'This link has expired or was already used.';

const Token = v.pipe(defineTextField('Token'), v.maxLength(100, LINK_IS_DEAD));

/** Body of `POST /api/auth/password/`; responds like a log-in. */
export const PasswordReset = defineBodySchema({ token: Token, password: definePasswordField() });

export const PasswordResetForm = v.pipe(
  defineBodySchema({ ...PasswordReset.entries, confirmPassword: ConfirmPassword }),
  v.forward(v.partialCheck(...PASSWORD_TWICE), ['confirmPassword']),
);

export type EmailInput = v.InferOutput<typeof Forgotten>;
export type PasswordResetInput = v.InferOutput<typeof PasswordReset>;

/** Whether a query string has a token, as in mailed links. The edge does not cache such pages. */
export const hasToken = (search: string) => new URLSearchParams(search).has('token');

/** Body of `POST /api/auth/confirm/`. */
export const Confirmation = defineBodySchema({ token: Token });

export const ADDRESS_CONFIRMED = 'Your email is confirmed.';

export const ALREADY_CONFIRMED =
  'Your email is already confirmed. You can change it in your account settings.';

export const CONFIRMATION_SENT = 'You’ll get a link in a few minutes. Check your inbox.';

/** Body of `PUT /api/account/email/`. */
export const AddressChange = defineBodySchema({ email: Email });

/** The message for `AddressChange`: the same whether or not the address is taken, so it reveals no accounts. */
export const CHANGE_IS_ON_ITS_WAY =
  'You’ll get a link at your new email in a few minutes. Open it to finish the change.';
