import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { preload } from './app/routes.ts';

/**
 * Renders the screen of a path to HTML for `#root`. Everything is loaded first and rendered in one pass: when streaming,
 * React would move large parts with inline scripts, which the content security policy blocks.
 *
 * @throws Error whose `cause` is the error that a component threw
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

/** React's marker for a Suspense boundary that failed to render, which the browser would retry. */
const failedBoundary = '<!--$!-->';

/** Renders again as a stream, since only streaming reports why a boundary failed. */
const failureOf = (screen: ReactElement): Promise<unknown> =>
  new Promise((resolve) => renderToPipeableStream(screen, { onError: resolve }));
