interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Address of the built worker, or of its source in development. */
const PHOTO_WORKER =
  /^\/(assets\/prepare\.worker-[\w-]+\.js|(@source\/)?shell\/kit\/photos\/prepare\.worker\.ts\?.*)$/;

const rules = {
  createScriptURL(address: string) {
    if (!PHOTO_WORKER.test(address)) throw new TypeError(`${address} is no worker of this site`);
    return address;
  },
};

/**
 * The only Trusted Types policy, which allows the photo worker's URL. A policy name can be used once, so it is
 * created before any section runs.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('photo-worker', rules) ?? rules;

/** Marks the photo worker's address as trusted. @returns a `TrustedScriptURL` @throws for any other address */
export const trustedPhotoWorker = (address: string): string => policy.createScriptURL(address);
