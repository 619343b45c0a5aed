/**
 * Whether an attestation is 'none', which this site requests, or a self attestation. For others, the library would
 * verify certificate chains and fetch revocation lists.
 */
export async function isUnattested(attestationObject: string): Promise<boolean> {
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
