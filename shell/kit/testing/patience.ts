import { configure } from '@testing-library/dom';
import { resetAfterEachTest } from './reset.ts';

// How long a test waits for what has to come, in ms: a busy machine is no failure; less than the test itself has.
configure({ asyncUtilTimeout: 4000 });

resetAfterEachTest();
