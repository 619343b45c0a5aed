/**
 * Whether an attestation is 'none' or a self attestation. Browsers send no others, as this site requests 'none'. For
 * others, the library would verify certificate chains, which takes seconds of CPU, and fetch revocation lists.
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
