/**
 * Lets people look at one language or at errors alone. The page says the same without it, so that it only
 * hides what is already there.
 */
export const script = `
document.documentElement.classList.add('scripted');
const form = document.querySelector('.filter');
const said = document.querySelector('.filter output');
form?.addEventListener('input', () => {
  const { language, level } = Object.fromEntries(new FormData(form));
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
  said.textContent = shown === 1 ? '1 finding' : shown + ' findings';
});
form?.addEventListener('submit', (event) => event.preventDefault());
`;
