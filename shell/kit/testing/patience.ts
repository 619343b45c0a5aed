import { configure } from '@testing-library/dom';
import { vi } from 'vitest';
import { resetAfterEachTest } from './reset.ts';

// In ms: long enough for a busy machine, and shorter than a test's own timeout.
const timeout = 15_000;
configure({ asyncUtilTimeout: timeout });
const { waitFor } = vi;
vi.waitFor = (callback) => waitFor(callback, { timeout });

resetAfterEachTest();
