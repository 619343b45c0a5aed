import { SETTINGS_PATH } from '@desert/contract/members/members';
import { Button } from '@desert/kit';

/** Asks whether the member wants weekly digests: a plain form, with scripts, too. @param isAsked by Home */
export function DigestQuestion({ isAsked = false }) {
  return (
    <form method="post" action={SETTINGS_PATH} className="row gap-2-3" aria-label="Weekly email">
      <p>
        Want one email a week, with what’s new on what you follow and this week in team history?
      </p>
      {isAsked && <input type="hidden" name="asked" />}
      <span className="row gap-2">
        <Button type="submit" look="quiet" name="digest" value="yes">
          Yes
        </Button>
        <Button type="submit" look="quiet" name="digest" value="no">
          No
        </Button>
      </span>
    </form>
  );
}
