import { SERVICE_WORKER } from '@desert/contract/pages/service-worker';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Matches the paths of the built workers of photos and proofs, or of their sources in development. */
const BUILT_WORKER =
  /^\/(assets\/(prepare|proof)\.worker-[\w-]+\.js|(@source\/)?shell\/kit\/(photos\/prepare|proof\/proof)\.worker\.ts\?.*)$/;

const rules = {
  createScriptURL(address: string) {
    if (address === SERVICE_WORKER || BUILT_WORKER.test(address)) return address;
    throw new TypeError(`${address} is no worker of this site`);
  },
};

/**
 * The site's only Trusted Types policy; it allows the addresses of its three workers. The shell creates it before any
 * section runs, because a policy name can be used only once.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('workers', rules) ?? rules;

/**
 * Trusts a worker's address. @returns a `TrustedScriptURL`, or a string if unsupported @throws for addresses of
 * anything else
 */
export const trustWorker = (address: string): string => policy.createScriptURL(address);
