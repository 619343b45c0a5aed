import type { TeamDetail } from '@desert/contract/history/history';
import { ButtonLink } from '@desert/kit';
import { HistoryNav } from '../HistoryNav.tsx';
import { FanPhotos } from './FanPhotos.tsx';
import { SeasonNav } from './SeasonNav.tsx';
import { SeasonTabs } from './SeasonTabs.tsx';

export function SeasonFansPage({ team }: { team: TeamDetail }) {
  const { year, team_name, photos } = team;
  return (
    <article>
      <HistoryNav current="seasons" part />
      <SeasonNav team={team} />
      <h1 className="space-3">{`${year} ${team_name}, told by the fans`}</h1>
      <SeasonTabs season={year} current="Fans" />
      <FanPhotos photos={photos} />
      {photos.length === 0 && (
        <div className="stack justify-start space-5">
          <p>{`No one has shared a photo of ${year} yet. Were you there?`}</p>
          <ButtonLink href={`/memories/new?tag=season:${year}`}>Share a memory</ButtonLink>
        </div>
      )}
    </article>
  );
}
