import * as v from 'valibot';
import { defineBodySchema } from '../text/body.ts';
import { defineLineSchema } from '../text/text.ts';
import { defineTextField, definePasswordField } from './account.ts';

export const MAX_PASSKEYS = 20;

export const RECOVERY_CODES = 10;

export interface ListedPasskey {
  id: number;
  /** WebAuthn's id of the passkey, by which the browser's password manager knows it. */
  credential_id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
  backed_up: boolean;
}

export interface PasskeySettings {
  passkeys: ListedPasskey[];
  /** WebAuthn's user handle of the account. */
  user_handle: string;
  second_factor: boolean;
  recovery_codes_left: number;
}

/** WebAuthn options in JSON, for `navigator.credentials`. */
export interface PasskeyRequest {
  /** Identifies the challenge; sent back with the result. Valid for 5 minutes or until an attempt succeeds or the password changes. */
  ticket: string;
  options: object;
}

/** Part of the 403 response to a log-in with the correct password, if a second factor is needed. */
export interface SecondFactorNeeded {
  second_factor: PasskeyRequest;
}

export interface RecoveryCodes {
  /** New recovery codes, shown only once; empty if the second factor was turned off. */
  recovery_codes: string[];
}

const Ticket = v.pipe(
  defineTextField('Ticket'),
  v.nonEmpty('ticket must come from an options response'),
);

const Name = defineLineSchema({ label: 'Name', max: 60, missing: 'Enter a name' });

const base64url = v.pipe(v.string(), v.regex(/^[\w-]*$/));

const credential = { id: base64url, rawId: base64url, type: v.literal('public-key') };

const Attestation = v.object(
  {
    ...credential,
    response: v.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: v.optional(v.pipe(v.array(v.string()), v.maxLength(10)), []),
    }),
  },
  'Use a passkey',
);

const Assertion = v.object(
  {
    ...credential,
    response: v.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: v.nullish(base64url),
    }),
  },
  'Use a passkey',
);

/** Body of `POST /api/account/passkeys/new/`; responds with the `ListedPasskey`. */
export const NewPasskey = defineBodySchema({ ticket: Ticket, response: Attestation, name: Name });

export const NewPasskeyForm = defineBodySchema({ name: Name, password: definePasswordField() });

/** Body of `PUT /api/account/passkeys/{id}/`; responds with the `ListedPasskey`. */
export const PasskeyName = defineBodySchema({ name: Name });

/** Body of requests that need only the password. */
export const PasswordAsked = defineBodySchema({ password: definePasswordField() });

/** Body of `PUT /api/account/second-factor/`; responds with `RecoveryCodes`. */
export const SecondFactorSetting = defineBodySchema({
  password: definePasswordField(),
  on: v.boolean('on must be true or false'),
});

/** Body of `POST /api/auth/passkey/`, which responds with the account, and of a reauthentication with a passkey. */
export const PasskeyLogIn = defineBodySchema({ ticket: Ticket, response: Assertion });

/** Body of `POST /api/auth/second-factor/`: a passkey's response or a recovery code; responds with the account. */
export const SecondFactorBody = v.pipe(
  defineBodySchema({
    ticket: Ticket,
    response: v.optional(Assertion),
    recovery_code: defineTextField('Recovery code'),
  }),
  v.check(
    ({ response, recovery_code }) => response !== undefined || recovery_code.trim() !== '',
    'Use a passkey or enter a recovery code',
  ),
);

export const RecoveryCodeForm = defineBodySchema({
  recovery_code: v.pipe(
    defineTextField('Recovery code'),
    v.trim(),
    v.nonEmpty('Enter a recovery code'),
  ),
});

export type NewPasskeyInput = v.InferOutput<typeof NewPasskey>;
export type PasskeyAssertion = v.InferOutput<typeof Assertion>;
export type PasskeyLogInInput = v.InferOutput<typeof PasskeyLogIn>;
export type SecondFactorInput = v.InferOutput<typeof SecondFactorBody>;
