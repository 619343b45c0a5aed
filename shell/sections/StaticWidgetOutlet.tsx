import type { SectionLink } from '@desert/contract/pages/shell';
import { useNavigate } from '@desert/kit';
import {
  type ApiCache,
  LoadingText,
  localizeTimes,
  ImagePlaceholder,
  hasSheet,
  loadSheet,
  rejectLate,
  TryAgain,
} from '@desert/kit/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { followLinks } from './followLinks.ts';
import { type WidgetContent, readWidgetElement } from './readWidget.ts';
import { SectionRoot } from './SectionRoot.tsx';
import { getServed, type Site, useServed, useSite } from './site.ts';
import { useBrokenPictures } from './useBrokenPictures.ts';

interface StaticWidgetOutletProps {
  section: SectionLink;
  /** A `staticWidgetPath`. If it can change, use it as the React key, too. */
  address: string;
  /** Called with the section's name whenever the outcome changes. Must be memoized. */
  onSettled?: ((name: string, outcome: WidgetOutcome) => void) | undefined;
}

export type WidgetOutcome = 'shown' | 'empty' | 'failed';

/** The outcome according to the server's HTML or the cache; undefined if the widget must be fetched first. */
export function findInitialOutcome(
  site: Site,
  name: string,
  address: string,
): WidgetOutcome | undefined {
  const { state, navigation } = site;
  if (!navigation?.navigated && state.emptyStrips?.includes(name)) return 'empty';
  const served = getServed(site, name);
  if (served === 'content' || served === 'readable') return 'shown';
  const cached = findCachedWidget(navigation?.cache, address);
  if (cached) return toOutcome(cached);
  return served === 'failure' ? 'failed' : undefined;
}

const toOutcome = ({ html }: WidgetContent): WidgetOutcome => (html === '' ? 'empty' : 'shown');

/** A static widget: HTML from the server, or fetched after a navigation or failure. Loads no code of the section. */
export function StaticWidgetOutlet({ section, address, onSettled }: StaticWidgetOutletProps) {
  const site = useSite();
  const cache = site.navigation?.cache;
  const served = useServed(section.name);
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState(() => findInitialOutcome(site, section.name, address));

  const bring = useCallback(async () => {
    if (!cache) return;
    const { status, body } = await cache.ensure(address);
    if (!place.current) return;
    if (status !== 200) {
      // Stale content is better than none.
      if (place.current.childNodes.length === 0) setOutcome('failed');
      return;
    }
    const widget = body as WidgetContent;
    const sheets = widget.styles.map(({ href, integrity }) =>
      rejectLate(loadSheet(href, integrity)),
    );
    await Promise.all(sheets).catch(() => {});
    // Hides the loading text and fills in the HTML in one frame.
    flushSync(() => setOutcome(toOutcome(widget)));
    fillWidget(place.current, widget);
  }, [cache, address]);

  useEffect(() => {
    if (!cache || !place.current) return;
    if (served === 'content' && place.current.hasChildNodes()) {
      localizeTimes(place.current);
      cache.$responses.setKey(address, { status: 200, body: readWidgetElement(place.current) });
      return;
    }
    // Shows the cached version until the new one is loaded.
    const cached = findCachedWidget(cache, address);
    if (cached !== undefined) fillWidget(place.current, cached);
    void bring();
  }, [cache, address, served, bring]);

  // Refetches when its cache entry is invalidated, for example by Undo.
  useEffect(
    () => cache?.$responses.listen((previous) => void (previous[address] ?? bring())),
    [cache, address, bring],
  );

  const { name } = section;
  useEffect(() => {
    if (outcome) onSettled?.(name, outcome);
  }, [name, outcome, onSettled]);

  const broken = useBrokenPictures(place);

  useEffect(() => (place.current ? followLinks(place.current, navigate) : undefined), [navigate]);

  return (
    <>
      {outcome === undefined && <LoadingText text="Loading..." part />}
      {outcome === 'failed' && <TryAgain label={section.label} onRetry={bring} />}
      <SectionRoot ref={place} section={section.name} />
      {broken.map(({ place, name }, at) =>
        createPortal(<ImagePlaceholder name={name} />, place, at),
      )}
    </>
  );
}

function findCachedWidget(cache: ApiCache | undefined, address: string): WidgetContent | undefined {
  const response = cache?.$responses.get()[address];
  if (response?.status !== 200) return undefined;
  const widget = response.body as WidgetContent;
  return widget.styles.every(({ href }) => hasSheet(href)) ? widget : undefined;
}

function fillWidget(place: HTMLElement | null, { content, html }: WidgetContent) {
  if (!place || place.innerHTML === html) return;
  place.replaceChildren(content.cloneNode(true));
  localizeTimes(place);
}
