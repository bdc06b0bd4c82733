import type { PageModule } from '../site/page.ts';
import { routeOf } from './routes.ts';

/**
 * Lets the first screen of a visit take the script of its page from where the document says it is
 * (scripts/site/build/start.ts), without asking for the table of all pages. The dev server names none.
 */
export function adoptFirstPage(pathname: string): void {
  const address = document.getElementById('start')?.dataset.page;
  if (address) routeOf(pathname).load = () => importPage(address);
}

/**
 * Imports a script by its address. A failure raises the event that a failed `import()` raises everywhere else,
 * and is thrown where nobody handles it (specification section 7; Vite guide, “Load Error Handling”).
 */
async function importPage(address: string): Promise<PageModule> {
  try {
    return await import(/* @vite-ignore */ address);
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
    return new Promise(() => undefined);
  }
}
