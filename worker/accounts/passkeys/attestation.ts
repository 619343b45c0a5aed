/**
 * Whether an attestation is 'none', or a self attestation ('packed' without certificates): the only
 * two that browsers send for 'none'. The library would verify certificate chains, which takes
 * seconds of CPU, and fetch revocation lists. @param attestationObject CBOR in base64url
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
