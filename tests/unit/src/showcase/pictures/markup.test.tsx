import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../../../../src/showcase/pictures/Picture.tsx';

test('a picture reserves its space and offers both formats', () => {
  const html = renderToStaticMarkup(<Picture name="hero" alt="A chair" sizes="100vw" />);
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]+ 480w, [^"]+" sizes="100vw"\/>/);
  expect(html).toMatch(/<img [^>]*width="\d+" height="\d+"/);
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('alt="A chair"');
});
