import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { preload } from './app/routes.ts';

/**
 * Renders the screen of a path as HTML, for `#root`. Everything is loaded first and rendered in one go: React's streaming
 * would move large parts behind inline scripts, which a strict content security policy blocks.
 *
 * @throws Error with what a component throws as its cause
 */
export async function render(path: string): Promise<string> {
  await preload(path);
  const screen = (
    <StaticRouter location={path}>
      <App />
    </StaticRouter>
  );
  const html = renderToString(screen);
  if (html.includes(failedBoundary)) {
    const cause = await failureOf(screen);
    throw new Error(`The screen ${path} cannot be rendered: ${(cause as Error).message}`, { cause });
  }
  return html;
}

/** What React writes for a part that failed; the browser would try it again. */
const failedBoundary = '<!--$!-->';

/** Renders once more, since React keeps to itself why a part failed, unless it streams. */
const failureOf = (screen: ReactElement): Promise<unknown> =>
  new Promise((resolve) => renderToPipeableStream(screen, { onError: resolve }));
