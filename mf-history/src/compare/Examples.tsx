import { Link } from '@desert/kit';
import { comparePath } from './comparison.ts';

const EXAMPLES = [
  { text: 'Shane Doan and Keith Tkachuk', asked: { a: 'shane-doan', b: 'keith-tkachuk' } },
  {
    text: 'Dale Hawerchuk, Teemu Selänne, and Clayton Keller',
    asked: { a: 'dale-hawerchuk', b: 'teemu-selanne', c: 'clayton-keller' },
  },
  {
    text: 'Nikolai Khabibulin, Ilya Bryzgalov, and Mike Smith',
    asked: { a: 'nikolai-khabibulin', b: 'ilya-bryzgalov', c: 'mike-smith' },
  },
  {
    text: 'The 1984-85, 2009-10, and 2011-12 seasons',
    asked: { a: '1984-85', b: '2009-10', c: '2011-12' },
  },
];

export function Examples() {
  return (
    <section className="space-6" aria-labelledby="examples">
      <h2 id="examples">Try one of these</h2>
      <ul>
        {EXAMPLES.map(({ text, asked }) => (
          <li key={text}>
            <Link className="target" href={comparePath(asked)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
