import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { directionOf } from '../../../schema/languages.ts';
import { useContentLocale } from '../../site/context.ts';
import { formatPercent } from '../../site/formats/format.ts';
import { whenIdle } from '../../site/idle.ts';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import './compare.css';
import { arrowStep, type Edges, evenEdges, moveEdge, nearestEdge } from './edges.ts';
import { Picture } from './Picture.tsx';

/** Pictures of the chair from the same camera, in reading order. */
const layers = ['wireframe', 'clay', 'final'] as const;
const handles = ['first', 'second'] as const;
const even = evenEdges(layers.length);

/**
 * Overlaid pictures with handles to reveal them: native sliders, so mouse, touch, keyboard and screen readers work;
 * clicking a picture moves the nearest handle. Without scripts, the pictures are side by side (compare.css). Positions
 * are set through CSSOM, since the content security policy blocks `style` attributes.
 */
export function Compare() {
  const t = useWords();
  const locale = useContentLocale();
  const direction = directionOf(locale);
  const stage = useRef<HTMLFieldSetElement>(null);
  const edges = useRef<Edges>(even);
  const percent = (value = 0) => formatPercent(Math.round(value), locale);

  const sliders = () => [...(stage.current?.querySelectorAll('input') ?? [])];

  const show = (next: Edges) => {
    edges.current = next;
    next.forEach((edge, index) => {
      stage.current?.style.setProperty(`--edge-${index + 1}`, `${edge}%`);
      const slider = sliders()[index];
      if (slider) slider.value = String(edge);
    });
  };

  /** Updates the values that screen readers announce. */
  const updateValueText = () => {
    sliders().forEach((slider, index) => {
      slider.setAttribute('aria-valuetext', percent(edges.current[index]));
    });
  };

  const move = (next: Edges) => {
    show(next);
    updateValueText();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    // The browser may restore earlier slider positions.
    const values = sliders().map(({ valueAsNumber }) => valueAsNumber);
    const isMoved = values.some((value, index) => value !== even[index]);
    if (isMoved) show(values.reduce<Edges>((all, value, index) => moveEdge(all, index, value), even));
    const isAnnounced = sliders().every((slider) => slider.hasAttribute('aria-valuetext'));
    // The first use of `Intl` takes about 50 ms on a phone.
    return isMoved || !isAnnounced ? whenIdle(0, updateValueText) : undefined;
  }, []);

  const click = (event: MouseEvent<HTMLFieldSetElement>) => {
    if (event.target instanceof HTMLInputElement) return;
    const box = event.currentTarget.getBoundingClientRect();
    const fromLeft = ((event.clientX - box.left) / box.width) * 100;
    const place = direction === 'rtl' ? 100 - fromLeft : fromLeft;
    move(moveEdge(edges.current, nearestEdge(edges.current, place), place));
  };

  // In right-to-left text, WebKit moves sliders against the direction of the arrow keys.
  const press = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const step = arrowStep(event, direction);
    if (step === undefined) return;
    event.preventDefault();
    move(moveEdge(edges.current, index, event.currentTarget.valueAsNumber + step));
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the handles support the keyboard
    <fieldset className="compare" dir={direction} aria-label={t('compare.label')} ref={stage} onClick={click}>
      {layers.map((layer, index) => (
        <div className="compare-layer" data-layer={index} key={layer}>
          <Picture
            name={`chair-${layer}`}
            alt={t(`compare.${layer}.alt`)}
            sizes="(min-width: 62rem) 62vw, 100vw"
          />
          <Words as="span" className="compare-label" k={`compare.${layer}.label`} />
        </div>
      ))}
      {handles.map((handle, index) => (
        <input
          key={handle}
          className="compare-handle"
          type="range"
          min={0}
          max={100}
          step={1}
          defaultValue={even[index]}
          aria-label={t(`compare.handles.${handle}`)}
          aria-valuetext={import.meta.env.SSR ? percent(even[index]) : undefined}
          suppressHydrationWarning
          onKeyDown={(event) => press(event, index)}
          onChange={(event) => move(moveEdge(edges.current, index, event.currentTarget.valueAsNumber))}
        />
      ))}
    </fieldset>
  );
}
