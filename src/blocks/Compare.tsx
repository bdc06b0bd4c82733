import { Compare as Pictures } from '../showcase/pictures/Compare.tsx';
import { Words } from '../site/Words.tsx';
import './Compare.css';

/** The chair as wireframe, clay image and rendering, with sliders to compare them. */
export function Compare() {
  return (
    <section className="comparison" aria-labelledby="compare">
      <div className="comparison-words">
        <Words as="h2" id="compare" k="compare.heading" />
        <Words as="p" k="compare.text" />
        <Words as="p" className="sample" ns="components" k="sample" />
      </div>
      <Pictures />
      <Words as="p" className="comparison-hint needs-script" k="compare.hint" />
    </section>
  );
}
