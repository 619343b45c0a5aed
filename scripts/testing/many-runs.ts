/** Runs each property with 20 times fast-check's default number of inputs: set up for `npm run test:release`. */
import { configureGlobal } from 'fast-check';

configureGlobal({ numRuns: 2000 });
