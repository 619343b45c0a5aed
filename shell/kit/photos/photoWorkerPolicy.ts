/** The part of Trusted Types that this module uses: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** The address of the built worker, or of its source in development. */
const PHOTO_WORKER =
  /^\/(assets\/prepare\.worker-[\w-]+\.js|(@source\/)?shell\/kit\/photos\/prepare\.worker\.ts\?.*)$/;

const rules = {
  createScriptURL(address: string) {
    if (!PHOTO_WORKER.test(address)) throw new TypeError(`${address} is no worker of this site`);
    return address;
  },
};

/**
 * The site's only Trusted Types policy: it allows the photo worker and no other script URL. The shell creates it before any
 * section runs, since a name can be used once.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('photo-worker', rules) ?? rules;

/** @returns the address as a `TrustedScriptURL`. @throws for any other address */
export const trustedPhotoWorker = (address: string): string => policy.createScriptURL(address);
