import { configure } from '@testing-library/dom';
import { resetAfterEachTest } from './reset.ts';

// In ms: long enough for a busy machine, and shorter than a test's own timeout.
configure({ asyncUtilTimeout: 15_000 });

resetAfterEachTest();
