/** What this needs of Trusted Types, where a browser has them: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** The address of the built worker, a file of the shell; and where it is run from its source, which no deployed site has. */
const PHOTO_WORKER =
  /^\/(assets\/prepare\.worker-[\w-]+\.js|(@source\/)?shell\/kit\/photos\/prepare\.worker\.ts\?.*)$/;

const rules = {
  createScriptURL(address: string) {
    if (!PHOTO_WORKER.test(address)) throw new TypeError(`${address} is no worker of this site`);
    return address;
  },
};

/**
 * The one policy of this site, which lets the photo worker start and nothing else become code. It is made with the shell, before
 * any section runs: the name can be had once.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('photo-worker', rules) ?? rules;

/** @returns the address, as a `Worker` takes it. @throws where it is another one */
export const trustedPhotoWorker = (address: string): string => policy.createScriptURL(address);
