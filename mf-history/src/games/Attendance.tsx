import {
  type Attendances,
  attendanceRead,
  LINE_MAX,
  SEAT_MAX,
} from '@desert/contract/history/attendance';
import { gamePath } from '@desert/contract/history/game-text';
import {
  announce,
  Button,
  Link,
  MemberName,
  showToast,
  ReportButton,
  requestSignIn,
  sendApi,
  TextField,
  useAddress,
  useApiCache,
  usePostedForm,
  useViewer,
} from '@desert/kit';
import { type FormEvent, useId, useState } from 'react';
import { attendanceText } from './gameText.ts';
import styles from './Attendance.module.css';

interface AttendanceProps {
  date: string;
  attendances: Attendances;
}

/** Form "I was there" and the attendees; nothing for a game without spectators. The form works without a script. */
export function Attendance({ date, attendances }: AttendanceProps) {
  const headingId = useId();
  const { count, open, own, attendees, next } = attendances;
  if (!open) return null;
  return (
    <section className="stack measure" id="attendance" aria-labelledby={headingId}>
      <h2 id={headingId}>Were you there?</h2>
      <p>{attendanceText(count, Boolean(own))}</p>
      <AttendanceForm key={own?.date} date={date} own={own} />
      {attendees.length > 0 && (
        <ul className={`stack gap-2 ${styles.attendees}`}>
          {attendees.map(({ id, user, seat, line }) => (
            <li key={id}>
              <MemberName username={user.username} />
              {seat && <span className="caption">{seat}</span>}
              {line && <span>{line}</span>}
              {(seat || line) && <ReportButton kind="attendances" id={id} owner={user.id} />}
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

function AttendanceForm({ date, own }: { date: string; own: Attendances['own'] }) {
  const cache = useApiCache();
  const viewer = useViewer();
  const posted = usePostedForm();
  const { search } = useAddress();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState(posted?.errors ?? {});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isUndo = submitter?.getAttribute('name') === 'undo';
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    if (viewer) void send(isUndo, fields);
    else requestSignIn(() => void send(isUndo, fields));
  }

  async function send(isUndo: boolean, fields: Record<string, unknown>) {
    setPending(true);
    const address = attendanceRead(date);
    const response = await (isUndo ? sendApi('DELETE', address) : sendApi('POST', address, fields));
    setPending(false);
    if (response.status === 401) return requestSignIn(() => void send(isUndo, fields));
    if (response.status !== 200) {
      const { errors: told = {} } = (response.body ?? {}) as { errors?: Record<string, string> };
      setErrors(told);
      if (told['message']) showToast(told['message']);
      return undefined;
    }
    setErrors({});
    cache.put(address, response.body);
    if (search) void cache.refresh(address + search);
    cache.invalidate('/api/users/');
    return announce(isUndo ? 'You’re no longer listed.' : 'Saved. You were there.');
  }

  return (
    <form method="post" className="stack tight" onSubmit={submit}>
      {errors['message'] && <p role="alert">{errors['message']}</p>}
      {own && (
        <div className={`stack tight align-end ${styles.fields}`}>
          <TextField
            label="Section or seat (optional)"
            name="seat"
            maxLength={SEAT_MAX}
            defaultValue={own.seat}
            error={errors['seat']}
          />
          <TextField
            label="What you remember, in one line (optional)"
            name="line"
            maxLength={LINE_MAX}
            defaultValue={own.line}
            error={errors['line']}
          />
        </div>
      )}
      <div className="row">
        <Button type="submit" disabled={pending}>
          {own ? 'Save' : 'I was there'}
        </Button>
        {own && (
          <Button type="submit" name="undo" value="1" look="subtle" disabled={pending}>
            I wasn’t there
          </Button>
        )}
      </div>
    </form>
  );
}
