import { isPersonal, listReads } from '@desert/contract/pages/routes';
import { useAddress } from '../app/router.tsx';
import { useViewer } from '../app/session.ts';
import { LoadingText } from '../ui/LoadingText.tsx';
import { TryAgain } from '../ui/TryAgain.tsx';
import type { Widget } from './define.ts';
import { computeOutcome } from './outcome.ts';
import { useReads } from './useReads.ts';

export function WidgetApp({ widget }: { widget: Widget }) {
  const viewer = useViewer();
  const { search } = useAddress();
  const hidden = isPersonal(widget) && !viewer;
  const params = viewer ? { viewer: `${viewer.id}` } : {};
  const reads = hidden ? [] : listReads({ route: widget, params }, search);
  const { known, retry } = useReads(reads);

  if (hidden) return null;
  const outcome = computeOutcome(reads, known);
  const loading = <LoadingText text={widget.loading} part />;
  if (outcome.state === 'loading') return loading;
  if (outcome.state !== 'ready') return <TryAgain label={widget.label} onRetry={retry} />;
  return (
    <widget.View data={outcome.data} addresses={Object.fromEntries(reads)} placeholder={loading} />
  );
}
