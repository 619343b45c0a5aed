import type { SectionDefinition } from '@desert/kit';
import { history } from '../../../mf-history/src/declaration.tsx';
import { memories } from '../../../mf-memories/src/declaration.tsx';
import { news } from '../../../mf-news/src/declaration.tsx';
import { store } from '../../../mf-store/src/declaration.tsx';

export const sections: SectionDefinition[] = [history, store, news, memories];
