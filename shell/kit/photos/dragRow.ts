/** Distance from the window's top and bottom, in px, within which dragging scrolls the page. */
const EDGE_PX = 96;
const SCROLL_STEP_PX = 10;

/** Drags the row of the pressed handle; Escape cancels. @param onMove called with the new index if it changed */
export function dragRow(down: PointerEvent, onMove: (to: number) => void): void {
  const row = (down.target as Element).closest<HTMLElement>('[data-row]');
  if (!row?.parentElement || down.button !== 0) return;
  down.preventDefault();
  const rows = [...row.parentElement.querySelectorAll<HTMLElement>(':scope > [data-row]')];
  const from = rows.indexOf(row);
  const others = rows.filter((each) => each !== row);
  const start = down.clientY + window.scrollY;
  const controller = new AbortController();
  let y = down.clientY;
  let to = from;
  let frame = 0;

  function follow() {
    if (y < EDGE_PX) window.scrollBy({ top: -SCROLL_STEP_PX, behavior: 'instant' });
    if (y > window.innerHeight - EDGE_PX)
      window.scrollBy({ top: SCROLL_STEP_PX, behavior: 'instant' });
    row?.style.setProperty('transform', `translateY(${y + window.scrollY - start}px)`);
    to = others.filter((each) => measureMiddle(each) < y).length;
    for (const each of others) delete each.dataset['drop'];
    const next = others[to];
    const beside = next ?? others.at(-1);
    if (to !== from && beside) beside.dataset['drop'] = next ? 'before' : 'after';
    frame = requestAnimationFrame(follow);
  }

  function end(isDone: boolean) {
    controller.abort();
    cancelAnimationFrame(frame);
    row?.style.removeProperty('transform');
    delete row?.dataset['dragged'];
    for (const each of others) delete each.dataset['drop'];
    if (isDone && to !== from) onMove(to);
  }

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    act: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, act, controller);
  const isOurs = ({ pointerId }: PointerEvent) => pointerId === down.pointerId;
  on('pointermove', (event) => isOurs(event) && (y = event.clientY));
  on('pointerup', (event) => isOurs(event) && end(true));
  on('pointercancel', (event) => isOurs(event) && end(false));
  on('keydown', ({ key }) => key === 'Escape' && end(false));
  row.dataset['dragged'] = '';
  follow();
}

function measureMiddle(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
