import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Compare } from '../../../../../src/showcase/pictures/Compare.tsx';
import { Picture } from '../../../../../src/showcase/pictures/Picture.tsx';

test('a picture keeps its place and offers both formats', () => {
  const html = renderToStaticMarkup(<Picture name="hero" alt="A chair" sizes="100vw" />);
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]+ 480w, [^"]+" sizes="100vw"\/>/);
  expect(html).toMatch(/<img [^>]*width="\d+" height="\d+"/);
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('alt="A chair"');
});

test('a comparison has a named slider for every edge, and no style that the security policy would block', () => {
  const html = renderToStaticMarkup(
    <Compare
      label="From mesh to picture"
      layers={[
        { picture: 'chair-wireframe', alt: 'Mesh', label: 'Wireframe' },
        { picture: 'chair-clay', alt: 'Shape', label: 'Clay' },
        { picture: 'chair-final', alt: 'Finish', label: 'Final' },
      ]}
      handles={['Wireframe and clay', 'Clay and final']}
      percent={(value) => `${value} %`}
      sizes="100vw"
    />,
  );
  expect(html.match(/type="range"/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Wireframe and clay"');
  expect(html).toContain('aria-label="Clay and final"');
  expect(html.match(/<img /g)).toHaveLength(3);
  expect(html).toContain('dir="ltr"');
  expect(html).not.toContain('style=');
});
