import type { Attendances } from '@desert/contract/history/attendance';
import { gamePath } from '@desert/contract/history/game-text';
import type { GameDetail } from '@desert/contract/history/games';
import type { FeedEntry } from '@desert/contract/members/feed';
import { ButtonLink, Face, FeedItem, Link, MemberName, ReportButton } from '@desert/kit';
import styles from './FanStories.module.css';

interface FanStoriesProps {
  game: GameDetail;
  fans: FeedEntry[];
  attendances: Attendances;
}

export function FanStories({ game: { date }, fans, attendances }: FanStoriesProps) {
  const { attendees, next, open } = attendances;
  const [said, quiet] = [
    attendees.filter(({ line }) => line !== ''),
    attendees.filter(({ line }) => line === ''),
  ];
  return (
    <section className="stack" aria-labelledby="fans">
      <h2 id="fans">From the fans</h2>
      <div className={`stack align-start ${styles.halves}`}>
        <div className="stack tight">
          {fans.length > 0 ? (
            <ol className="card divided">
              {fans.map((entry) => (
                <FeedItem key={entry.path} entry={entry} />
              ))}
            </ol>
          ) : (
            <p>No one has posted about this game yet.</p>
          )}
          <p className="row gap-2">
            <ButtonLink look="quiet" href={`/memories/new?tag=game:${date}`}>
              Share a memory
            </ButtonLink>
            <ButtonLink look="subtle" href={`/news/new?tag=game:${date}`}>
              Start a discussion
            </ButtonLink>
          </p>
        </div>
        {open && attendees.length > 0 && (
          <section className="stack" aria-labelledby="there">
            <h3 id="there">Who was there</h3>
            <ul className="stack optional">
              {said.map(({ id, user, seat, line }) => (
                <li key={id} className="faced">
                  <Face member={user} />
                  <div className="stack gap-0">
                    <p className="row gap-0-2">
                      <b>
                        <MemberName username={user.username} />
                      </b>
                      {seat && <span className="caption">{seat}</span>}
                    </p>
                    <p className="breakable">{`“${line}”`}</p>
                    <p>
                      <ReportButton kind="attendances" id={id} owner={user.id} look="text" />
                    </p>
                  </div>
                </li>
              ))}
            </ul>
            <ul className="row gap-1-3 optional">
              {quiet.map(({ id, user }) => (
                <li key={id} className="row gap-2">
                  <Face member={user} />
                  <MemberName username={user.username} />
                </li>
              ))}
            </ul>
            {next !== null && (
              <Link className="target" href={`${gamePath(date)}?cursor=${next}#attendance`}>
                More fans who were there
              </Link>
            )}
          </section>
        )}
      </div>
    </section>
  );
}
