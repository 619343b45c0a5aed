import { isOpenGame } from '@desert/contract/history/attendance';
import { gamePath } from '@desert/contract/history/game-text';
import type { Answer } from '@desert/contract/search/search';
import { Button, Link } from '@desert/kit';
import styles from './SearchPage.module.css';

/** The answer to a question, above the results. A game's has "I was there", which the game's page takes as a form. */
export function AnswerCard({ answer: { sentence, href } }: { answer: Answer }) {
  const date = href.slice(gamePath('').length);
  const isGame = href === gamePath(date) && isOpenGame(date);
  return (
    <section
      aria-label="From the history"
      className={`stack tight pad-3-4 sunken rounded ${styles.outcome}`}
    >
      <p className="text-large">{sentence}</p>
      <div className="row">
        <Link href={href} className="target">
          See where it’s from
        </Link>
        {isGame && (
          <form method="post" action={href}>
            <Button type="submit" look="quiet">
              I was there
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}
