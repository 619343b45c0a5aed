import type { HomeFeed } from '@desert/contract/members/feed';
import type { SectionLink } from '@desert/contract/pages/shell';
import { EmptyNote, FeedItem } from '@desert/kit';
import { LeadMemory } from './LeadMemory.tsx';

export function FeedList({
  feed: { lead, entries },
  soon,
}: {
  feed: HomeFeed;
  soon: SectionLink[];
}) {
  const isOpen = ({ path }: { path: string }) =>
    !soon.some((section) => path.startsWith(`${section.path}/`));
  const shown = entries.filter(isOpen);
  return (
    <>
      {lead && isOpen(lead) && <LeadMemory entry={lead} />}
      <section aria-labelledby="feed" className="stack tight">
        <h2 id="feed">What fans are up to</h2>
        {shown.length === 0 && (
          <EmptyNote>Nothing here yet. Be the first to share something.</EmptyNote>
        )}
        <ol className="optional card divided">
          {shown.map((entry) => (
            <FeedItem key={`${entry.path} ${entry.author.username}`} entry={entry} />
          ))}
        </ol>
      </section>
    </>
  );
}
