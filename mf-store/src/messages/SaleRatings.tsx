import type { ConversationDetail } from '@desert/contract/store/conversations';
import { MAX_RATING_LINE, type SaleRating } from '@desert/contract/store/ratings';
import { Button, TextField, Time, usePostedForm } from '@desert/kit';

interface SaleRatingsProps {
  conversation: ConversationDetail;
  /** The other member's name. */
  name: string;
}

/** "How did it go?": the ratings of a sale that the viewer sees, or the form for theirs. */
export function SaleRatings({ conversation, name }: SaleRatingsProps) {
  const { id, ratings, can_rate } = conversation;
  const posted = usePostedForm()?.values;
  if (ratings.length === 0 && !can_rate) return null;
  const action = `/merch/messages/${id}`;
  return (
    <section id="ratings" className="card stack tight pad-4" aria-labelledby="ratings-heading">
      <h2 id="ratings-heading">How did it go?</h2>
      {ratings.map((rating) => (
        <RatingText key={rating.id} rating={rating} name={name} />
      ))}
      {ratings.some(({ is_own, reply }) => !is_own && reply === null) && (
        <form method="post" action={action} className="stack tight">
          <TextField
            label="Reply once"
            name="reply"
            maxLength={MAX_RATING_LINE}
            autoComplete="off"
            required
            defaultValue={posted?.['reply']?.[0]}
          />
          <p>
            <Button type="submit" look="quiet">
              Send reply
            </Button>
          </p>
        </form>
      )}
      {can_rate && (
        <form method="post" action={action} className="stack tight">
          <fieldset className="row gap-0-4">
            <legend>
              Your sale with <bdi>{name}</bdi> was
            </legend>
            <label className="target">
              <input type="radio" name="is_good" value="1" required /> Good
            </label>
            <label className="target">
              <input type="radio" name="is_good" value="0" required /> Not good
            </label>
          </fieldset>
          <TextField
            label="In one line (optional)"
            name="line"
            maxLength={MAX_RATING_LINE}
            autoComplete="off"
            defaultValue={posted?.['line']?.[0]}
            hint="Everyone sees it with your name once you’ve both rated, or after 14 days. The item isn’t named."
          />
          <p>
            <Button type="submit">Send rating</Button>
          </p>
        </form>
      )}
    </section>
  );
}

function RatingText({ rating, name }: { rating: SaleRating; name: string }) {
  const { is_own, is_good, line, reply, is_shown, shown_at } = rating;
  const [author, rated] = is_own ? ['You', name] : [name, 'You'];
  return (
    <div className="stack gap-1 breakable">
      <p>
        <bdi>{author}</bdi>: <b>{is_good ? 'Good' : 'Not good'}</b>
      </p>
      {line && <p dir="auto">{line}</p>}
      {reply && (
        <p className="quote">
          <bdi>{rated}</bdi>: <bdi>{reply}</bdi>
        </p>
      )}
      {is_own && !is_shown && (
        <p className="caption">
          Hidden until {name} also rates this sale, or until <Time iso={shown_at} />.
        </p>
      )}
    </div>
  );
}
