import {
  type Attendances,
  buildAttendanceAddress,
  MAX_LINE,
  MAX_SEAT,
} from '@desert/contract/history/attendance';
import type { GameDetail } from '@desert/contract/history/games';
import {
  announce,
  Button,
  Face,
  showToast,
  requestSignIn,
  isWaiting,
  sendOrWait,
  TextField,
  Ticket,
  useAddress,
  useApiCache,
  usePostedForm,
  useViewer,
} from '@desert/kit';
import { type FormEvent, useId, useState } from 'react';
import { describeAttendance } from './gameText.ts';
import styles from './Attendance.module.css';

interface AttendanceProps {
  game: GameDetail;
  attendances: Attendances;
}

const MAX_FACES = 5;

/** "I was there", which becomes a ticket stub; nothing for a game without spectators. Works without a script. */
export function Attendance({ game, attendances }: AttendanceProps) {
  const headingId = useId();
  const { count, open, own, attendees } = attendances;
  if (!open) return null;
  return (
    <section className="stack tight" id="attendance" aria-labelledby={headingId}>
      <h2 id={headingId} className="visually-hidden">
        Were you there?
      </h2>
      {own && <Ticket game={game} seat={own.seat} line={own.line} />}
      <AttendanceForm key={own?.date} date={game.date} own={own} />
      <div className="row gap-2">
        {attendees.length > 0 && (
          <span className={`flex ${styles.faces}`}>
            {attendees.slice(0, MAX_FACES).map(({ id, user }) => (
              <Face key={id} member={user} named />
            ))}
          </span>
        )}
        <p>{describeAttendance(count, Boolean(own))}</p>
      </div>
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
  const [isOpen] = useState(posted !== undefined || (!own?.seat && !own?.line));

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
    const address = buildAttendanceAddress(date);
    const response = await sendOrWait({
      ...(isUndo ? { method: 'DELETE' } : { method: 'POST', body: fields }),
      address,
      name: address,
      text: `${isUndo ? 'I wasn’t there' : 'I was there'}: ${date}`,
      changes: address,
    });
    setPending(false);
    if (isWaiting(response.body)) return undefined;
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
    <form method="post" className={styles.form} onSubmit={submit}>
      {errors['message'] && <p role="alert">{errors['message']}</p>}
      {own ? (
        <details open={isOpen}>
          <summary>Change your seat and line</summary>
          <div className="card stack tight ink pad-4">
            <div className={`stack tight align-end ${styles.fields}`}>
              <TextField
                label="Section or seat (optional)"
                name="seat"
                maxLength={MAX_SEAT}
                defaultValue={own.seat}
                error={errors['seat']}
              />
              <TextField
                label="What you remember, in one line (optional)"
                name="line"
                maxLength={MAX_LINE}
                defaultValue={own.line}
                error={errors['line']}
              />
            </div>
            <div className="row">
              <Button type="submit" disabled={pending}>
                Save
              </Button>
              <Button type="submit" name="undo" value="1" look="subtle" disabled={pending}>
                I wasn’t there
              </Button>
            </div>
          </div>
        </details>
      ) : (
        <span className={styles.press}>
          <Button type="submit" disabled={pending}>
            I was there
          </Button>
        </span>
      )}
    </form>
  );
}
