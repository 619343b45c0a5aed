import { expandTemplate } from '@desert/contract/pages/routes';
import { KIND_NAMES } from '@desert/contract/records/kinds';
import { SAVED_PATH, SAVED_READ } from '@desert/contract/records/saved';
import { useViewer } from '@desert/kit';
import {
  ApiCacheContext,
  listAddress,
  searchLabel,
  useAddress,
  useRequireSignIn,
} from '@desert/kit/shell';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { ShellPageProps } from '../../sections/shellPageTypes.ts';
import { useSiteCache } from '../../sections/site.ts';
import { LinkChoices } from '../../ui/Choices.tsx';
import { SavedList } from './SavedList.tsx';

export function SavedPage({ onShown }: ShellPageProps) {
  const viewer = useViewer();
  const cache = useSiteCache();
  const responses = useStore(cache.$responses);
  const { search } = useAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  useRequireSignIn(viewer === null);
  if (!viewer) return null;
  const query = new URLSearchParams(search);
  const kind = KIND_NAMES.find((name) => name === query.get('kind'));
  const first = expandTemplate(SAVED_READ, {}, search);
  const { body, next } = responses[first] ?? {};
  const isEmpty = search === '' && next === undefined && Array.isArray(body) && body.length === 0;
  const pathOf = (name: string) => listAddress(SAVED_PATH, [['kind', name]]);
  return (
    <ApiCacheContext value={cache}>
      <div className="stack gap-5">
        <header className="stack tight">
          <h1 ref={heading} tabIndex={-1}>
            Saved
          </h1>
          <p>Items, posts, and memories you saved for later. Only you can see this page.</p>
        </header>
        {!isEmpty && (
          <LinkChoices
            label="Filter by type"
            choices={[
              { href: SAVED_PATH, chosen: kind === undefined, text: 'All' },
              ...KIND_NAMES.map((name) => ({
                href: pathOf(name),
                chosen: name === kind,
                text: searchLabel(name),
              })),
            ]}
          />
        )}
        <SavedList
          key={first}
          first={first}
          kind={kind}
          older={query.has('cursor')}
          beginning={pathOf(kind ?? '')}
          takeFocus={() => heading.current?.focus({ preventScroll: true })}
          onShown={onShown}
        />
      </div>
    </ApiCacheContext>
  );
}
