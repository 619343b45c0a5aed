import type { SectionLink } from '@desert/contract/pages/shell';
import { staticWidgetPath, TAGGED_WIDGET, tagSearch } from '@desert/contract/pages/widgets';
import { ButtonLink, FollowLink } from '@desert/kit';
import { LoadingText } from '@desert/kit/shell';
import { useCallback, useState } from 'react';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { useBringing, useSite } from './site.ts';
import {
  findInitialOutcome,
  type WidgetOutcome,
  StaticWidgetOutlet,
} from './StaticWidgetOutlet.tsx';
import styles from './Strips.module.css';

export interface StripsProps {
  tag: string;
  title: string;
  owner: string;
}

const buildStripAddress = (name: string, tag: string) =>
  staticWidgetPath(name, TAGGED_WIDGET, tagSearch(tag));

/** Records with a tag, a strip for each section but `owner`. All appear together, so that none pushes another down. */
export function Strips({ tag, title, owner }: StripsProps) {
  const site = useSite();
  const bringing = useBringing(TAGGED_WIDGET).filter(({ name }) => name !== owner);
  const [outcomes, setOutcomes] = useState<Record<string, WidgetOutcome | undefined>>(() =>
    Object.fromEntries(
      bringing.map(({ name }) => [
        name,
        findInitialOutcome(site, name, buildStripAddress(name, tag)),
      ]),
    ),
  );
  const onSettled = useCallback(
    (name: string, outcome: WidgetOutcome) =>
      setOutcomes((previous) =>
        previous[name] === outcome ? previous : { ...previous, [name]: outcome },
      ),
    [],
  );
  if (bringing.length === 0) return null;
  const waiting = bringing.some(({ name }) => outcomes[name] === undefined);
  // A failed strip is shown with its error: it may have content.
  const shown = bringing.filter(({ name }) => outcomes[name] !== 'empty');
  // After a navigation a strip may be empty only in the cache, so its outlet is mounted, too, and refetches it.
  const mounted = site.navigation?.navigated ? bringing : shown;
  return (
    <section
      className={`stack ${styles.strips}`}
      aria-labelledby="strips"
      data-filling={waiting || undefined}
    >
      <h2 id="strips">From the fans</h2>
      {waiting && <LoadingText text="Loading..." part />}
      {shown.length === 0 && <p>No one has posted about {getTagName(tag, title)} yet.</p>}
      <div className={`stack ${styles.list}`} hidden={waiting || shown.length === 0}>
        {mounted.map((section) => (
          <Strip
            key={section.name}
            section={section}
            tag={tag}
            isEmpty={!shown.includes(section)}
            onSettled={onSettled}
          />
        ))}
      </div>
      {!waiting && <Invitations sections={bringing} tag={tag} />}
    </section>
  );
}

function getTagName(tag: string, title: string): string {
  if (tag.startsWith('game:')) return 'this game';
  return /^season:(.*)/.exec(tag)?.[1] ?? title;
}

interface StripProps {
  section: SectionLink;
  tag: string;
  isEmpty: boolean;
  onSettled: (name: string, outcome: WidgetOutcome) => void;
}

function Strip({ section, tag, isEmpty, onSettled }: StripProps) {
  const { name, path } = section;
  const id = `strip-${name}`;
  return (
    <section
      className={`stack content-start gap-2 ${styles.strip}`}
      aria-labelledby={id}
      hidden={isEmpty}
    >
      <SectionHeading section={section} id={id} href={`${path}?tag=${tag}`} level={3} />
      <div>
        <StaticWidgetOutlet
          section={section}
          address={buildStripAddress(name, tag)}
          onSettled={onSettled}
        />
      </div>
    </section>
  );
}

function Invitations({ sections, tag }: { sections: SectionLink[]; tag: string }) {
  return (
    <p className="row">
      <FollowLink target={`tag:${tag}`} />
      {sections.map(({ name, path, action }) => {
        if (action === undefined) return null;
        return (
          <ButtonLink key={name} look="quiet" href={`${path}/new?tag=${tag}`}>
            {action}
          </ButtonLink>
        );
      })}
    </p>
  );
}
