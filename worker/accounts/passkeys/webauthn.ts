/** Who asks for passkeys: WebAuthn's relying party, which is this site at the address that was asked. */

/** 300 KB that few requests need: they are run when one does. */
export const webauthn = () => import('@simplewebauthn/server');

/** The host that passkeys belong to, and the origin of the pages that may use them. */
export function relyingParty({ url }: Request) {
  const { hostname, origin } = new URL(url);
  return { rpID: hostname, origin };
}
