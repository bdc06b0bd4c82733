import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Compare } from '../../../../../src/showcase/pictures/Compare.tsx';
import { Picture } from '../../../../../src/showcase/pictures/Picture.tsx';
import { renderScreen } from '../../site/screen.tsx';

test('a picture reserves its space and offers both formats', () => {
  const html = renderToStaticMarkup(<Picture name="hero" alt="A chair" sizes="100vw" />);
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]+ 480w, [^"]+" sizes="100vw"\/>/);
  expect(html).toMatch(/<img [^>]*width="\d+" height="\d+"/);
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('alt="A chair"');
});

test('a comparison has a named slider for every edge, and no style that the security policy blocks', () => {
  // Without words, each text shows its key.
  const html = renderScreen(<Compare />, { page: { locale: 'ar', key: 'portfolio' } });
  expect(html.match(/type="range"/g)).toHaveLength(2);
  expect(html).toContain('aria-label="compare.handles.first"');
  expect(html).toContain('aria-label="compare.handles.second"');
  expect(html.match(/<img /g)).toHaveLength(3);
  expect(html).toContain('dir="rtl"');
  expect(html).not.toContain('style=');
});
