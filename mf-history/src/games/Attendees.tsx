import type { Attendances } from '@desert/contract/history/attendance';
import { gamePath } from '@desert/contract/history/game-text';
import { Link, MemberName, ReportButton } from '@desert/kit';
import styles from './Attendance.module.css';

interface AttendeesProps {
  date: string;
  attendances: Attendances;
}

/** The members who were at a game, with their seats and lines; nothing without any. */
export function Attendees({ date, attendances: { attendees, next, open } }: AttendeesProps) {
  if (!open || attendees.length === 0) return null;
  return (
    <section className="stack tight measure">
      <h2>Who was there</h2>
      <ul className={`stack tight ${styles.attendees}`}>
        {attendees.map(({ id, user, seat, line }) => (
          <li key={id} className={line ? 'quote' : ''}>
            {line && <p className={`text-large ${styles.line}`}>{`“${line}”`}</p>}
            <MemberName username={user.username} />
            {seat && <span className="caption">{seat}</span>}
            {(seat || line) && <ReportButton kind="attendances" id={id} owner={user.id} />}
          </li>
        ))}
      </ul>
      {next !== null && (
        <Link className="target" href={`${gamePath(date)}?cursor=${next}#attendance`}>
          More fans who were there
        </Link>
      )}
    </section>
  );
}
