/** Before each file of `npm run test:release`. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 2000 });
