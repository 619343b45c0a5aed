import { type Heading, HeadingText, titleOf } from './HeadingText.tsx';
import styles from './ColumnHeading.module.css';

interface PlainHeadingProps {
  column: Heading;
}

/** A column's heading where the rows are in the one order that they have. */
export function PlainHeading({ column }: PlainHeadingProps) {
  return (
    <th scope="col" className={`${styles.heading} ${styles.plain}`} title={titleOf(column)}>
      <HeadingText {...column} />
    </th>
  );
}
