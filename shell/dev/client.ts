/** Entry of the shell during development. Removes the built style sheets, because Vite adds those of the sources. */
import '../app/client.tsx';
import { removeBuiltStyles } from './removeBuiltStyles.ts';

removeBuiltStyles('/assets/');
