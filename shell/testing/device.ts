/** A stub of WebAuthn for tests, since happy-dom has none. */
import { vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** Returns an exception as WebAuthn throws it. */
export function refusal(name: string): DOMException {
  return new DOMException('The operation was refused.', name);
}

/**
 * Stubs passkeys and the clipboard until `vi.unstubAllGlobals()`.
 * @param failure thrown when a passkey is created or used
 * @param abilities static methods of `PublicKeyCredential`
 * @returns the texts copied to the clipboard
 */
export function stubDevice(failure?: DOMException, abilities: object = {}): string[] {
  const copied: string[] = [];
  const common = { id: 'Y3JlZA', rawId: bytes('cred'), type: 'public-key' };
  const extensions = { getClientExtensionResults: () => ({}) };
  const made = {
    ...common,
    ...extensions,
    response: { clientDataJSON: bytes('client'), attestationObject: bytes('made') },
  };
  const signed = {
    ...common,
    ...extensions,
    response: {
      clientDataJSON: bytes('client'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
    },
  };
  const answer = async (credential: object) => {
    if (failure) throw failure;
    return credential;
  };
  const device = Object.assign(function PublicKeyCredential() {}, abilities);
  vi.stubGlobal('PublicKeyCredential', device);
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    onLine: true,
    credentials: { create: async () => answer(made), get: async () => answer(signed) },
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  return copied;
}
