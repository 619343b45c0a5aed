/** Loads the library on demand: 300 KB that few requests need. */
export const webauthn = () => import('@simplewebauthn/server');

/** WebAuthn's relying party: this site at the requested host. */
export function relyingParty({ url }: Request) {
  const { hostname, origin } = new URL(url);
  return { rpID: hostname, origin };
}
