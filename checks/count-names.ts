/** Prints the counts of names that `names.test.ts` limits: node checks/count-names.ts */
import { listFillers, listNounPhrases, listSharedNames, readProduct } from './names.ts';

const files = readProduct();
const counts = {
  'functions that end in a preposition': listNounPhrases(files).length,
  'exported names with two definitions': listSharedNames(files).length,
  'locals with a filler as their name': listFillers(files).length,
};
for (const [what, count] of Object.entries(counts)) console.log(`${what}: ${count}`);
