import { Sweater } from '@desert/kit';

const COLORS = ['era-green', 'era-purple', 'era-brick'];

/** A member's face: the initial on a sweater, in a color by the name. */
export function Face({
  username,
  className,
}: {
  username: string;
  className?: string | undefined;
}) {
  const letters = Array.from(username);
  const sum = letters.reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span className={`rigid ${COLORS[sum % COLORS.length]}`}>
      <Sweater text={(letters[0] ?? '').toUpperCase()} className={className} />
    </span>
  );
}
