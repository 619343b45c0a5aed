import type { PageHead } from '@desert/contract/page';
import { matchRoute, ownerOf } from '@desert/contract/routes';
import type { AnswerStore } from '../answers.ts';
import { useAddress } from '../router.tsx';
import { LoadingText } from '../ui/LoadingText.tsx';
import { AnswersContext } from './context.ts';
import type { SectionDefinition } from './define.ts';
import { MissingPage } from './MissingPage.tsx';
import { MISSING_HEAD } from './outcome.ts';
import { RoutePage } from './RoutePage.tsx';
import { useRedirect } from './useRedirect.ts';
import { useShown } from './useShown.ts';

export interface SectionAppProps {
  section: SectionDefinition;
  answers: AnswerStore;
  /** Where its pages start: '/history'. */
  base?: string | undefined;
  /** Called when a page stands, in the browser. */
  onShown?: ((head: PageHead) => void) | undefined;
}

/** A section at the visitor's address. */
export function SectionApp({ section, answers, base, onShown }: SectionAppProps) {
  const { path, search } = useAddress();
  const match = matchRoute(section.routes, path);
  const left = base !== undefined && !ownerOf([{ path: base }], path);
  const moved = match?.route.movedTo?.(match.params);
  useShown(match || left ? null : MISSING_HEAD, path, onShown);
  useRedirect(moved === undefined ? undefined : moved + (search && `?${search}`));
  // The shell takes the section away after a link led out of it.
  if (left) return null;
  if (!match) return <MissingPage />;
  if (moved !== undefined)
    return <LoadingText text={match.route.loading} shape={match.route.shape} />;
  return (
    <AnswersContext value={answers}>
      <RoutePage match={match} search={search} answers={answers} onShown={onShown} />
    </AnswersContext>
  );
}
