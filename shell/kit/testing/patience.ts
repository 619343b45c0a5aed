import { configure } from '@testing-library/dom';

// How long a test waits for what has to come, in ms: a busy machine is no failure; less than the test itself has.
configure({ asyncUtilTimeout: 4000 });
