/** Before each file of `npm run test:release`. */
import { configureGlobal } from 'fast-check';

configureGlobal({ numRuns: 2000 });
