import { Link } from '../Link.tsx';
import { useAddress } from '../router.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { newRecordPath, type RecordKind } from './recordKind.ts';

/** Says that no record of a kind is tied to what the query string names, and leads to the form of the first one. */
export function NoneTagged({ kind }: { kind: RecordKind }) {
  const { search } = useAddress();
  return (
    <EmptyNote>
      No {kind.plural} yet.{' '}
      <Link className="target" href={newRecordPath(kind, search)}>
        Yours could be the first.
      </Link>
    </EmptyNote>
  );
}
