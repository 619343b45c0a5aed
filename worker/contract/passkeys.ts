/** What `/api/account/passkeys/*`, `/api/account/second-factor/` and the log-ins with a passkey accept and answer. */
import * as v from 'valibot';
import { field, knownPassword } from './account.ts';
import { body } from './body.ts';
import { line } from './text.ts';

/** How many passkeys an account can have. */
export const PASSKEYS_MAX = 20;

/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10;

/** A passkey as its owner sees it. */
export interface ListedPasskey {
  id: number;
  /** As its owner calls it. */
  name: string;
  /** ISO 8601, in UTC. */
  created_at: string;
  /** ISO 8601, in UTC; null where it was never used. */
  last_used_at: string | null;
  /** Whether it is copied between the devices of its owner. */
  backed_up: boolean;
}

/** How the account that is signed in is opened besides its password: `GET /api/account/passkeys/`. */
export interface PasskeySettings {
  /** The newest first. */
  passkeys: ListedPasskey[];
  /** Whether a log-in by password takes a passkey or a recovery code as well. */
  second_factor: boolean;
  recovery_codes_left: number;
}

/** What a browser is asked to sign: for `navigator.credentials`, in JSON as WebAuthn writes it. */
export interface PasskeyRequest {
  /** Handed back with the answer; good once, for a few minutes. */
  ticket: string;
  options: object;
}

/** What comes beside the errors of a log-in whose password is right and not enough: with 403. */
export interface SecondFactorNeeded {
  second_factor: PasskeyRequest;
}

/** Answer of turning the second factor on or off, and of asking for other codes. */
export interface RecoveryCodes {
  /** Shown this once; none where it was turned off. */
  recovery_codes: string[];
}

const Ticket = v.pipe(field('Ticket'), v.nonEmpty('ticket must come from an options response'));

const Name = line({ label: 'Name', max: 60, missing: 'Enter a name' });

const base64url = v.pipe(v.string(), v.regex(/^[\w-]*$/));

/** What both answers of a browser have. */
const credential = { id: base64url, rawId: base64url, type: v.literal('public-key') };

/** What a browser makes of a new passkey. */
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

/** What a browser signs with a passkey that is there. */
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

/** Body of `POST /api/account/passkeys/new/`; it answers the `ListedPasskey`. */
export const NewPasskey = body({ ticket: Ticket, response: Attestation, name: Name });

/** The form that adds one. */
export const NewPasskeyForm = body({ name: Name, password: knownPassword() });

/** Body of `PUT /api/account/passkeys/{id}/`, and its form; it answers the `ListedPasskey`. */
export const PasskeyName = body({ name: Name });

/**
 * Body of `POST /api/account/passkeys/options/`, which answers a `PasskeyRequest`, of `DELETE
 * /api/account/passkeys/{id}/`, of `POST /api/account/recovery-codes/`, which answers `RecoveryCodes`; and their forms.
 */
export const PasswordAsked = body({ password: knownPassword() });

/** Body of `PUT /api/account/second-factor/`; it answers `RecoveryCodes`. */
export const SecondFactorSetting = body({
  password: knownPassword(),
  on: v.boolean('on must be true or false'),
});

/** Body of `POST /api/auth/passkey/`, after `POST /api/auth/passkey/options/`; it answers the account. */
export const PasskeyLogIn = body({ ticket: Ticket, response: Assertion });

/** Body of `POST /api/auth/second-factor/`: one of the two; it answers the account. */
export const SecondFactor = v.pipe(
  body({
    ticket: Ticket,
    response: v.optional(Assertion),
    recovery_code: field('Recovery code'),
  }),
  v.check(
    ({ response, recovery_code }) => response !== undefined || recovery_code.trim() !== '',
    'Use a passkey or enter a recovery code',
  ),
);

/** The form for a recovery code. */
export const RecoveryCodeForm = body({
  recovery_code: v.pipe(field('Recovery code'), v.trim(), v.nonEmpty('Enter a recovery code')),
});

export type NewPasskeyInput = v.InferOutput<typeof NewPasskey>;
export type PasskeyAssertion = v.InferOutput<typeof Assertion>;
export type PasskeyLogInInput = v.InferOutput<typeof PasskeyLogIn>;
export type SecondFactorInput = v.InferOutput<typeof SecondFactor>;
