/** Sorts and filters the files: some of them, one language, or only errors. The page is complete without it. */
export const script = `
document.documentElement.classList.add('scripted');
const form = (name) => document.querySelector('.filter[data-filters=' + name + ']');
const told = (form, number, what) => {
  form.querySelector('output').textContent = number + ' ' + what + (number === 1 ? '' : 's');
};
const listen = (form, apply) => {
  form?.addEventListener('input', apply);
  form?.addEventListener('submit', (event) => event.preventDefault());
};

const findings = form('findings');
listen(findings, () => {
  const { language, level } = Object.fromEntries(new FormData(findings));
  let shown = 0;
  for (const file of document.querySelectorAll('.file')) {
    let here = 0;
    for (const item of file.querySelectorAll('.findings > li')) {
      item.hidden = (language && file.dataset.language !== language) || (level && item.dataset.level !== level);
      if (!item.hidden) here++;
    }
    file.hidden = here === 0;
    shown += here;
  }
  told(findings, shown, 'finding');
});

const table = document.querySelector('#matrix');
const files = form('files');
listen(files, () => {
  const { state, language, name } = Object.fromEntries(new FormData(files));
  for (const cell of table.querySelectorAll('[data-language]')) {
    cell.hidden = language !== '' && cell.dataset.language !== language;
  }
  const fits = (cell) => !cell.hidden && (state === 'open' ? 'open' in cell.dataset : cell.dataset.state === state);
  let shown = 0;
  for (const group of table.tBodies) {
    const rows = [...group.rows].slice(1);
    for (const row of rows) {
      const isNamed = row.dataset.name.includes(name.trim().toLowerCase());
      row.hidden = !isNamed || (state !== '' && ![...row.cells].some(fits));
      if (!row.hidden) shown++;
      // For one language, its own words.
      const words = [...row.cells].reduce((sum, cell) => sum + (cell.hidden ? 0 : Number(cell.dataset.words ?? 0)), 0);
      const last = row.cells[row.cells.length - 1];
      last.dataset.sort = words;
      last.textContent = words > 0 ? words.toLocaleString('en') : 'none';
    }
    group.hidden = rows.every((row) => row.hidden);
  }
  told(files, shown, 'file');
});

const heads = [...table.tHead.rows[0].cells];
const collator = new Intl.Collator('en', { numeric: true });
heads.forEach((head, column) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(...head.childNodes);
  head.append(button);
  // Words and English sort in descending order first, other columns in ascending order.
  const first = column === 1 || column === heads.length - 1 ? 'descending' : 'ascending';
  const other = first === 'ascending' ? 'descending' : 'ascending';
  button.addEventListener('click', () => {
    const order = head.getAttribute('aria-sort') === first ? other : first;
    for (const one of heads) one.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', order);
    for (const group of table.tBodies) {
      const rows = [...group.rows].slice(1);
      const key = (row) => row.cells[column].dataset.sort ?? '';
      rows.sort((a, b) => collator.compare(key(a), key(b)) * (order === 'ascending' ? 1 : -1));
      group.append(...rows);
    }
  });
});
`;
