interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Matches the path of the built worker, or of its source in development. */
const PHOTO_WORKER =
  /^\/(assets\/prepare\.worker-[\w-]+\.js|(@source\/)?shell\/kit\/photos\/prepare\.worker\.ts\?.*)$/;

const rules = {
  createScriptURL(address: string) {
    if (!PHOTO_WORKER.test(address)) throw new TypeError(`${address} is no worker of this site`);
    return address;
  },
};

/**
 * The site's only Trusted Types policy; it allows the photo worker's URL. The shell creates it before any section
 * runs, because a policy name can be used only once.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('photo-worker', rules) ?? rules;

/**
 * Trusts the photo worker's address. @returns a `TrustedScriptURL`, or a string if unsupported @throws for other
 * addresses
 */
export const trustedPhotoWorker = (address: string): string => policy.createScriptURL(address);
