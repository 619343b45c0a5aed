/** Asks the device for what only it can do. Its code comes when somebody wants that. */
import type { Answer } from '@desert/contract/page';
import type { PasskeyRequest } from '@desert/contract/passkeys';
import { isGood } from '@desert/kit';
import { sendApi } from '@desert/kit/shell';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** What is said where the device does not do it, by the name of the exception. */
const FAILURES: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Try again when you’re ready.',
  AbortError: 'No passkey was used. Try again when you’re ready.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys don’t work at this web address.',
};

/**
 * Asks the API what is to be signed, has it signed, and sends that.
 * @param ask asks for a `PasskeyRequest`
 * @param send sends the ticket and what the device made
 * @returns the answer that came last; of what the device does not do, 400
 */
export async function withPasskey(
  ask: () => Promise<Answer>,
  device: (options: object) => Promise<object>,
  send: (signed: { ticket: string; response: object }) => Promise<Answer>,
): Promise<Answer> {
  const asked = await ask();
  if (!isGood(asked)) return asked;
  const { ticket, options } = asked.body as PasskeyRequest;
  const made = await device(options).then(
    (response) => ({ response }),
    (error: Error) => ({ failure: error.name }),
  );
  if ('response' in made) return send({ ticket, response: made.response });
  const message = FAILURES[made.failure] ?? 'Your device didn’t respond. Please try again.';
  return { status: 400, body: { errors: { message } } };
}

/** Makes a passkey. */
export function register(options: object): Promise<object> {
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}

/** Signs with one that is there. */
export function sign(options: object): Promise<object> {
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

/** Logs in with a passkey alone. */
export function logInWithPasskey(): Promise<Answer> {
  return withPasskey(
    () => sendApi('POST', '/api/auth/passkey/options/'),
    sign,
    (signed) => sendApi('POST', '/api/auth/passkey/', signed),
  );
}

/** Goes on with a log-in whose password was right. */
export function passSecondFactor(asked: PasskeyRequest): Promise<Answer> {
  return withPasskey(
    async () => ({ status: 200, body: asked }),
    sign,
    (signed) => sendApi('POST', '/api/auth/second-factor/', signed),
  );
}

/** Gives a passkey in place of the password, of who is signed in and is asked again. */
export function reauthenticate(): Promise<Answer> {
  return withPasskey(
    () => sendApi('POST', '/api/account/reauthentication/options/'),
    sign,
    (signed) => sendApi('POST', '/api/account/reauthentication/passkey/', signed),
  );
}

/** Gives the account that is signed in a passkey of this device. */
export function addPasskey(name: string, password: string): Promise<Answer> {
  return withPasskey(
    () => sendApi('POST', '/api/account/passkeys/options/', { password }),
    register,
    (signed) => sendApi('POST', '/api/account/passkeys/new/', { ...signed, name }),
  );
}
