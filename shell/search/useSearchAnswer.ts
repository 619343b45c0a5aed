import { expandTemplate } from '@desert/contract/routes';
import { SEARCH_READ } from '@desert/contract/search';
import { useAnswer } from '../src/useAnswer.ts';

export function useSearchAnswer(search: string): ReturnType<typeof useAnswer> {
  return useAnswer(expandTemplate(SEARCH_READ, {}, search));
}
