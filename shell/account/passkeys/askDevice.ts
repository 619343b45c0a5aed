/** Calls WebAuthn. Import this module on demand, because it contains the library. */
import type { PasskeyRequest } from '@desert/contract/accounts/passkeys';
import type { ApiResponse } from '@desert/contract/pages/page';
import { isGood, sendApi } from '@desert/kit/shell';
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Error messages by the name of WebAuthn's exception. */
const FAILURES: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Try again when you’re ready.',
  AbortError: 'No passkey was used. Try again when you’re ready.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys don’t work at this web address.',
};

/**
 * Requests options, passes them to the device, and sends its result. @returns the last response, or 400 if the device
 * fails
 */
export async function runPasskeyCeremony(
  ask: () => Promise<ApiResponse>,
  device: (options: object) => Promise<object>,
  send: (signed: { ticket: string; response: object }) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const passkeyOptions = await ask();
  if (!isGood(passkeyOptions)) return passkeyOptions;
  const { ticket, options } = passkeyOptions.body as PasskeyRequest;
  const made = await device(options).then(
    (response) => ({ response }),
    (error: Error) => ({ failure: error.name }),
  );
  if ('response' in made) return send({ ticket, response: made.response });
  const message = FAILURES[made.failure] ?? 'Your device didn’t respond. Please try again.';
  return { status: 400, body: { errors: { message } } };
}

export function registerPasskey(options: object): Promise<object> {
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}

export function signWithPasskey(options: object): Promise<object> {
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

export function requestPasskeyLogIn(): Promise<ApiResponse> {
  return runPasskeyCeremony(
    () => sendApi('POST', '/api/auth/passkey/options/'),
    signWithPasskey,
    (signed) => sendApi('POST', '/api/auth/passkey/', signed),
  );
}

/** Time in ms after which the challenge of a waiting form is replaced, before it expires. */
const RENEWAL_MS = 4 * 60_000;

/**
 * Offers the visitor's passkeys among the suggestions of a field, and sends the chosen one. @returns undefined if the
 * browser cannot, or if another request for a passkey took its place
 */
export async function autofillPasskey(signal: AbortSignal): Promise<ApiResponse | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  let isWaiting = false;
  const stop = () => isWaiting && WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', stop);
  for (;;) {
    const passkeyOptions = await sendApi('POST', '/api/auth/passkey/options/');
    if (!isGood(passkeyOptions) || signal.aborted) return undefined;
    const { ticket, options } = passkeyOptions.body as PasskeyRequest;
    let isRenewed = false;
    const renewal = setTimeout(() => {
      isRenewed = true;
      stop();
    }, RENEWAL_MS);
    isWaiting = true;
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    const chosen = startAuthentication({ optionsJSON, useBrowserAutofill: true });
    const response = await chosen.catch(() => undefined);
    isWaiting = false;
    clearTimeout(renewal);
    if (response) return sendApi('POST', '/api/auth/passkey/', { ticket, response });
    if (!isRenewed || signal.aborted) return undefined;
  }
}

export function requestSecondFactor(passkeyRequest: PasskeyRequest): Promise<ApiResponse> {
  return runPasskeyCeremony(
    async () => ({ status: 200, body: passkeyRequest }),
    signWithPasskey,
    (signed) => sendApi('POST', '/api/auth/second-factor/', signed),
  );
}

export function reauthenticateWithDevice(): Promise<ApiResponse> {
  return runPasskeyCeremony(
    () => sendApi('POST', '/api/account/reauthentication/options/'),
    signWithPasskey,
    (signed) => sendApi('POST', '/api/account/reauthentication/passkey/', signed),
  );
}

export function requestNewPasskey(name: string, password: string): Promise<ApiResponse> {
  return runPasskeyCeremony(
    () => sendApi('POST', '/api/account/passkeys/options/', { password }),
    registerPasskey,
    (signed) => sendApi('POST', '/api/account/passkeys/new/', { ...signed, name }),
  );
}
