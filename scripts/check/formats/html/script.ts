/** Filters everything by language and path, and the files by state. The page is complete without it. */
export const script = `
const form = document.querySelector('form');
form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => {
  const { language, path, state } = Object.fromEntries(new FormData(form));
  for (const one of document.querySelectorAll('[data-path], [data-languages]')) {
    const { languages = language, path: own = path } = one.dataset;
    one.hidden = !own.includes(path) || (language !== '' && !languages.split(' ').includes(language));
  }
  const fits = (cell) => !cell.hidden && (state === 'open' ? cell.dataset.state !== 'translated' : cell.dataset.state === state);
  for (const row of document.querySelectorAll('tr[data-path]')) {
    const cells = [...row.querySelectorAll('[data-state]')];
    row.hidden ||= state !== '' && !cells.some(fits);
  }
});
`;
