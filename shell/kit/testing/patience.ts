import { configure } from '@testing-library/dom';
import { vi } from 'vitest';
import { resetAfterEachTest } from './reset.ts';

// In ms: long enough for a busy machine, and shorter than a test's own timeout.
const timeout = 15_000;
configure({ asyncUtilTimeout: timeout });
const { waitFor } = vi;
vi.waitFor = (callback) => waitFor(callback, { timeout });

// A request without a stub, or after its test, gets no response, and reaches no real address.
globalThis.fetch = () => new Promise<never>(() => {});
XMLHttpRequest.prototype.send = () => {};

resetAfterEachTest();
