import { prefetch, useNavigate } from '@desert/kit';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useState,
} from 'react';
import { seasonPath } from '../paths.ts';
import { findBestColumn, type Chart, listChartColumns } from './chart.ts';

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Delay in ms before the selected season is prefetched, so that crossing the chart prefetches nothing. */
const AIM_MS = 150;

const listLinks = (chart: Element) => [...chart.querySelectorAll('a')];

/**
 * Selects a season of the chart by pointer or keyboard; initially the best one. A touch does not follow the link,
 * because fingers are wider than columns.
 */
export function useSelectedColumn(chart: Chart) {
  const columns = listChartColumns(chart);
  const best = findBestColumn(columns);
  const [slot, aimAt] = useState<number>();
  const aimed = columns.find((column) => column.slot === slot);
  const path = aimed && seasonPath(aimed.team.year);
  const navigate = useNavigate();

  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(prefetch, AIM_MS, path);
    return () => clearTimeout(timer);
  }, [path]);

  function aimUnder({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const under = Math.floor(((clientX - left) / width) * chart.slots);
    if (columns.some((column) => column.slot === under)) aimAt(under);
  }

  function onFocus({ target, currentTarget }: FocusEvent) {
    aimAt(columns[listLinks(currentTarget).indexOf(target as HTMLAnchorElement)]?.slot);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const links = listLinks(event.currentTarget);
    const next = links.indexOf(event.target as HTMLAnchorElement) + step;
    links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
  }

  function onClick(event: MouseEvent) {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') navigate(href);
  }

  return {
    picked: aimed ?? best,
    best,
    handlers: { onPointerMove: aimUnder, onPointerDown: aimUnder, onFocus, onKeyDown, onClick },
  };
}
