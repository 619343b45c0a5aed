/* The archive's only script: theme, sorting of tables, and search. It asks no server. */
(() => {
  const root = document.documentElement;
  const THEME = 'theme';
  const RESULTS = 50;

  // Storage may be off, or empty for each page of a disk.
  const readTheme = () => {
    try {
      return localStorage.getItem(THEME);
    } catch {
      return null;
    }
  };
  const storeTheme = (theme) => {
    try {
      localStorage.setItem(THEME, theme);
    } catch {}
  };
  root.dataset.theme = readTheme() ?? 'system';

  function followTheme() {
    const buttons = [...document.querySelectorAll('button[name="theme"]')];
    const show = (theme) => {
      root.dataset.theme = theme;
      for (const button of buttons) button.setAttribute('aria-pressed', button.value === theme);
    };
    show(root.dataset.theme);
    for (const button of buttons) {
      button.type = 'button';
      button.addEventListener('click', () => {
        storeTheme(button.value);
        show(button.value);
      });
    }
  }

  const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  function readValue(row, column, isLastName) {
    const text = row.cells[column]?.textContent.trim() ?? '';
    const time = /^(-?\d+):(\d\d)$/.exec(text);
    if (time) return Number(time[1]) * 60 + Number(time[2]);
    const number = Number(text.replace(/[,%$+]/g, '').replace('−', '-'));
    if (text !== '' && Number.isFinite(number)) return number;
    if (/^[–—-]?$/.test(text)) return null;
    return fold(isLastName ? text.replace(/^(.*?)\s+(\S+)$/, '$2 $1') : text);
  }

  function compare(a, b) {
    if (typeof a === typeof b) return a < b ? -1 : a > b ? 1 : 0;
    return typeof a === 'number' ? -1 : 1;
  }

  function sortTable(button) {
    const heading = button.closest('th');
    const body = heading.closest('table').tBodies[0];
    const [key, first] = /^(.*)-(\w+)$/.exec(button.dataset.sort).slice(1);
    const order = heading.getAttribute('aria-sort') ?? 'none';
    const other = order === 'ascending' ? 'descending' : 'ascending';
    const next = order === 'none' ? first : other;
    for (const cell of heading.parentElement.cells) cell.removeAttribute('aria-sort');
    heading.setAttribute('aria-sort', next);
    const sign = next === 'ascending' ? 1 : -1;
    const rows = [...body.rows].map((row) => ({
      row,
      value: readValue(row, heading.cellIndex, /name|player|skater|goalie/.test(key)),
    }));
    // Unknown values come last in both directions.
    rows.sort((a, b) =>
      a.value === null || b.value === null
        ? (a.value === null) - (b.value === null)
        : sign * compare(a.value, b.value),
    );
    body.append(...rows.map(({ row }) => row));
  }

  function toNumbers(postings) {
    let last = 0;
    return postings.split('.').map((step) => (last += Number.parseInt(step, 36)));
  }

  /** Pages with a word that starts like the typed one. */
  function findPages({ words }, typed) {
    const found = new Set();
    for (const word in words) {
      if (word.startsWith(typed)) for (const page of toNumbers(words[word])) found.add(page);
    }
    return found;
  }

  function search(index, query) {
    const typed = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (typed.length === 0) return [];
    const [first, ...others] = typed.map((word) => findPages(index, word));
    const pages = [...first].filter((page) => others.every((found) => found.has(page)));
    // Most typed words in the title first, then the shortest title: a player before a post about them.
    const rank = (title) => typed.filter((word) => fold(title).includes(word)).length;
    return pages
      .map((page) => ({ page: index.pages[page], title: index.pages[page][1] }))
      .toSorted((a, b) => rank(b.title) - rank(a.title) || a.title.length - b.title.length)
      .map(({ page }) => page);
  }

  function createElement(name, text, properties = {}) {
    return Object.assign(document.createElement(name), { textContent: text, ...properties });
  }

  function showResults() {
    const query = new URLSearchParams(location.search).get('q') ?? '';
    const index = globalThis.archiveIndex;
    const main = document.querySelector('main');
    if (!index || query.trim() === '') return;
    for (const field of document.querySelectorAll('input[name="q"]')) field.value = query;
    const found = search(index, query);
    const count = `${found.length} ${found.length === 1 ? 'result' : 'results'} for “${query}”`;
    const shown = found.length > RESULTS ? `, the first ${RESULTS} below` : '';
    const list = createElement('ol', '', { className: 'archive-results' });
    for (const [href, title, text] of found.slice(0, RESULTS)) {
      const item = createElement('li', '');
      item.append(createElement('a', title, { href }), createElement('p', text));
      list.append(item);
    }
    main.append(createElement('p', count + shown, { role: 'status' }), list);
  }

  document.addEventListener('DOMContentLoaded', () => {
    followTheme();
    showResults();
    document.addEventListener('click', ({ target }) => {
      const button = target.closest('[data-sort]');
      if (button) sortTable(button);
    });
  });
})();
