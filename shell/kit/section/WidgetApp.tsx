import { isPersonal, readsOf } from '@desert/contract/routes';
import type { AnswerStore } from '../answers.ts';
import { useAddress } from '../router.tsx';
import { useViewer } from '../session.ts';
import { LoadingText } from '../ui/LoadingText.tsx';
import { TryAgain } from '../ui/TryAgain.tsx';
import { AnswersContext } from './context.ts';
import type { Widget } from './define.ts';
import { outcomeOf } from './outcome.ts';
import { useReads } from './useReads.ts';
import { WaitingContext } from './waiting.tsx';

export interface WidgetAppProps {
  widget: Widget;
  answers: AnswerStore;
}

/** A widget of a section, on a page of the shell: what it shows, or that it waits or failed. */
export function WidgetApp({ widget, answers }: WidgetAppProps) {
  const viewer = useViewer();
  const { search } = useAddress();
  const hidden = isPersonal(widget) && !viewer;
  const params = viewer ? { viewer: `${viewer.id}` } : {};
  const reads = hidden ? [] : readsOf({ route: widget, params }, search);
  const { known, retry } = useReads(answers, reads);

  if (hidden) return null;
  const outcome = outcomeOf(reads, known);
  const waiting = <LoadingText text={widget.loading} part />;
  if (outcome.state === 'waiting') return waiting;
  if (outcome.state !== 'ready') return <TryAgain label={widget.label} onRetry={retry} />;
  return (
    <AnswersContext value={answers}>
      <WaitingContext value={waiting}>
        <widget.View data={outcome.data} addresses={Object.fromEntries(reads)} />
      </WaitingContext>
    </AnswersContext>
  );
}
