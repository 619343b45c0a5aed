import { type HomeFeed, FEED_READ } from '@desert/contract/members/feed';
import { staticWidgetPath } from '@desert/contract/pages/widgets';
import { LoadingText, TryAgain } from '@desert/kit/shell';
import { useEffect } from 'react';
import type { ShellPageProps } from '../sections/shellPageTypes.ts';
import { useSite } from '../sections/site.ts';
import { StaticWidgetOutlet } from '../sections/StaticWidgetOutlet.tsx';
import { useResponse } from '../sections/useResponse.ts';
import { FeedList } from '../ui/FeedList.tsx';
import { Home } from '../ui/Home.tsx';
import { Waiting } from './Waiting.tsx';

export function HomePage({ onShown }: ShellPageProps) {
  const { sections, soon } = useSite().state;
  const { response, retry } = useResponse(FEED_READ);
  const isThere = response !== undefined;
  useEffect(() => {
    if (isThere) onShown();
  }, [isThere, onShown]);
  return (
    <Home
      sections={sections}
      soon={soon}
      waiting={<Waiting />}
      feed={
        response?.status === 200 ? (
          <FeedList
            feed={response.body as HomeFeed}
            soon={sections.filter(({ name }) => soon.includes(name))}
          />
        ) : response ? (
          <TryAgain label="The feed" onRetry={retry} />
        ) : (
          <LoadingText text="Loading..." part />
        )
      }
      renderWidget={(section) => (
        <StaticWidgetOutlet section={section} address={staticWidgetPath(section.name)} />
      )}
    />
  );
}
