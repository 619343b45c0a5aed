/**
 * Whether an attestation is 'none', or a self attestation: 'packed' without certificates. The site asks browsers for
 * 'none', and WebAuthn lets them send only these two. The library would verify a chain of certificates, which takes
 * seconds of CPU, and would fetch the revocation lists that the certificates name.
 * @param attestationObject CBOR in base64url, as the browser sent it
 */
export async function hasNoCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const decoded = decodeAttestationObject(
      Uint8Array.from(Buffer.from(attestationObject, 'base64url')),
    );
    const format = decoded.get('fmt');
    return (
      format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
    );
  } catch {
    return false;
  }
}
