import { KIND_NAMES, type KindName, KINDS } from '@desert/contract/records/kinds';
import { ButtonLink, EmptyNote } from '@desert/kit';
import { findSearchSection } from '../../search/searchPath.ts';
import { useSite } from '../../sections/site.ts';

export function NothingSaved({ kind }: { kind: KindName | undefined }) {
  const { sections, soon } = useSite().state;
  const open = sections.filter(({ name }) => !soon.includes(name));
  const kinds = kind ? [kind] : KIND_NAMES;
  return (
    <EmptyNote>
      <span>
        You haven’t saved {kind ? `any ${KINDS[kind].plural}` : 'anything'} yet. Use the Save button
        on {kind ? KINDS[kind].one : 'anything you like'}, and you’ll find it here.
      </span>
      <span className="row centered">
        {kinds.map((name) => {
          const section = findSearchSection(name, open);
          return (
            section && (
              <ButtonLink key={name} look="quiet" href={section.path}>
                Go to {section.label}
              </ButtonLink>
            )
          );
        })}
      </span>
    </EmptyNote>
  );
}
