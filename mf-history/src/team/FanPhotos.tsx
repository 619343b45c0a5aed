import type { FanPhoto } from '@desert/contract/history/players';
import { Shelf } from '@desert/kit';
import { useId } from 'react';

/** The photos of memories about a season or a player; nothing without any. */
export function FanPhotos({ photos }: { photos: FanPhoto[] }) {
  const id = useId();
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="part-heading">
        Fans’ photos
      </h2>
      <Shelf
        records={photos.map(({ memory_id, title, ...image }) => ({
          id: memory_id,
          href: `/memories/${memory_id}`,
          title,
          image,
          line: 'Memory',
        }))}
      />
    </section>
  );
}
