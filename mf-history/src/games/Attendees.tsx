import type { Attendances } from '@desert/contract/history/attendance';
import { gamePath } from '@desert/contract/history/game-text';
import { Link, MemberName, ReportButton } from '@desert/kit';

interface AttendeesProps {
  date: string;
  attendances: Attendances;
}

/** The members who were at a game, what they remember first. Nothing without any. */
export function Attendees({ date, attendances: { attendees, next, open } }: AttendeesProps) {
  if (!open || attendees.length === 0) return null;
  const [said, quiet] = [
    attendees.filter(({ line }) => line !== ''),
    attendees.filter(({ line }) => line === ''),
  ];
  return (
    <section className="stack measure">
      <h2>Who was there</h2>
      {said.length > 0 && (
        <ul className="stack">
          {said.map(({ id, user, seat, line }) => (
            <li key={id} className="quote">
              <p className="text-large breakable">{`“${line}”`}</p>
              <p className="row gap-0-3">
                <MemberName username={user.username} />
                {seat && <span className="caption">{seat}</span>}
                <ReportButton kind="attendances" id={id} owner={user.id} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {quiet.length > 0 && (
        <ul className="row gap-1-3">
          {quiet.map(({ id, user }) => (
            <li key={id}>
              <MemberName username={user.username} />
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <Link className="target" href={`${gamePath(date)}?cursor=${next}#attendance`}>
          More fans who were there
        </Link>
      )}
    </section>
  );
}
