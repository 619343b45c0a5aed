import type { SectionLink } from '@desert/contract/pages/shell';
import { useNavigate } from '@desert/kit';
import {
  type ApiCache,
  LoadingText,
  localizeTimes,
  ImagePlaceholder,
  TryAgain,
} from '@desert/kit/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { followLinks } from './followLinks.ts';
import { type Widget, widgetOf } from './readWidget.ts';
import { SectionRoot } from './SectionRoot.tsx';
import { servedOf, type Site, useServed, useSite } from './site.ts';
import { hasStyle, loadStyle } from './styles.ts';
import { useBrokenPictures } from './useBrokenPictures.ts';

interface StaticWidgetOutletProps {
  section: SectionLink;
  /** A `staticWidgetPath`. If it can change, use it as the React key, too. */
  address: string;
  /** Called with the section's name whenever the outcome changes. Must be memoized. */
  onSettled?: ((name: string, outcome: Outcome) => void) | undefined;
}

export type Outcome = 'shown' | 'empty' | 'failed';

/** The outcome according to the server's HTML or the cache; undefined if the widget must be fetched first. */
export function firstOutcome(site: Site, name: string, address: string): Outcome | undefined {
  const { state, navigation } = site;
  if (!navigation?.navigated && state.emptyStrips?.includes(name)) return 'empty';
  const served = servedOf(site, name);
  if (served === 'content' || served === 'readable') return 'shown';
  const cached = cachedWidget(navigation?.cache, address);
  if (cached) return outcomeOf(cached);
  return served === 'failure' ? 'failed' : undefined;
}

const outcomeOf = ({ html }: Widget): Outcome => (html === '' ? 'empty' : 'shown');

/** A static widget: HTML from the server, or fetched after a navigation or failure. Loads no code of the section. */
export function StaticWidgetOutlet({ section, address, onSettled }: StaticWidgetOutletProps) {
  const site = useSite();
  const cache = site.navigation?.cache;
  const served = useServed(section.name);
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState(() => firstOutcome(site, section.name, address));

  const bring = useCallback(async () => {
    if (!cache) return;
    const { status, body } = await cache.ensure(address);
    if (!place.current) return;
    if (status !== 200) {
      // Stale content is better than none.
      if (place.current.childNodes.length === 0) setOutcome('failed');
      return;
    }
    const widget = body as Widget;
    const sheets = widget.styles.map(({ href, integrity }) => loadStyle(href, integrity));
    await Promise.all(sheets).catch(() => {});
    // Hides the loading text and fills in the HTML in one frame.
    flushSync(() => setOutcome(outcomeOf(widget)));
    fill(place.current, widget);
  }, [cache, address]);

  useEffect(() => {
    if (!cache || !place.current) return;
    if (served === 'content' && place.current.hasChildNodes()) {
      localizeTimes(place.current);
      cache.$responses.setKey(address, { status: 200, body: widgetOf(place.current) });
      return;
    }
    // Shows the cached version until the new one is loaded.
    const cached = cachedWidget(cache, address);
    if (cached !== undefined) fill(place.current, cached);
    void bring();
  }, [cache, address, served, bring]);

  // Refetches when its cache entry is invalidated, for example by Undo.
  useEffect(
    () => cache?.$responses.listen((known) => void (known[address] ?? bring())),
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

function cachedWidget(cache: ApiCache | undefined, address: string): Widget | undefined {
  const known = cache?.$responses.get()[address];
  if (known?.status !== 200) return undefined;
  const widget = known.body as Widget;
  return widget.styles.every(({ href }) => hasStyle(href)) ? widget : undefined;
}

function fill(place: HTMLElement | null, { content, html }: Widget) {
  if (!place || place.innerHTML === html) return;
  place.replaceChildren(content.cloneNode(true));
  localizeTimes(place);
}
