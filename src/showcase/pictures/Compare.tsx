import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { PictureName } from './addresses.ts';
import './compare.css';
import { whenIdle } from '../../site/idle.ts';
import { arrowStep, type Edges, evenEdges, moveEdge, nearestEdge } from './edges.ts';
import { Picture } from './Picture.tsx';

export interface CompareLayer {
  readonly picture: PictureName;
  /** What the picture shows. */
  readonly alt: string;
  /** The word on the picture: wireframe, clay, final. */
  readonly label: ReactNode;
}

interface Props {
  /** Pictures of the same thing from the same camera, in the order of reading. */
  layers: readonly CompareLayer[];
  /** What is compared, for those who cannot see it. */
  label: string;
  /** What each handle does, for those who cannot see it; one fewer than layers. */
  handles: readonly string[];
  /** A percentage as the page's language writes it. */
  percent: (value: number) => string;
  /** The direction of the text, in which the pictures follow each other. */
  direction?: 'ltr' | 'rtl';
  sizes: string;
}

/**
 * Pictures that lie over each other, with handles to draw one off the next. Each handle is a native slider, so mouse,
 * touch, keyboard and screen readers work; a click on a picture brings the nearest handle. Where scripts are off, the
 * pictures lie side by side (compare.css).
 *
 * Places are set through CSSOM: a `style` attribute in the page would be blocked by the content security policy.
 */
export function Compare({ layers, label, handles, percent, direction = 'ltr', sizes }: Props) {
  const stage = useRef<HTMLFieldSetElement>(null);
  const even = evenEdges(layers.length);
  const edges = useRef<Edges>(even);

  const sliders = () => [...(stage.current?.querySelectorAll('input') ?? [])];

  const show = (next: Edges) => {
    edges.current = next;
    next.forEach((edge, index) => {
      stage.current?.style.setProperty(`--edge-${index + 1}`, `${edge}%`);
      const slider = sliders()[index];
      if (slider) slider.value = String(edge);
    });
  };

  /** For screen readers. */
  const tell = () => {
    edges.current.forEach((edge, index) => {
      sliders()[index]?.setAttribute('aria-valuetext', percent(Math.round(edge)));
    });
  };

  const move = (next: Edges) => {
    show(next);
    tell();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    // The browser may bring back where the sliders stood before the page was left.
    const values = sliders().map(({ valueAsNumber }) => valueAsNumber);
    const isMoved = values.some((value, index) => value !== even[index]);
    if (isMoved) show(values.reduce<Edges>((all, value, index) => moveEdge(all, index, value), even));
    const isTold = sliders().every((slider) => slider.hasAttribute('aria-valuetext'));
    // The first use of `Intl` takes a phone some 50 ms.
    return isMoved || !isTold ? whenIdle(0, tell) : undefined;
  }, []);

  const bring = (event: MouseEvent<HTMLFieldSetElement>) => {
    if (event.target instanceof HTMLInputElement) return;
    const box = event.currentTarget.getBoundingClientRect();
    const fromLeft = ((event.clientX - box.left) / box.width) * 100;
    const place = direction === 'rtl' ? 100 - fromLeft : fromLeft;
    move(moveEdge(edges.current, nearestEdge(edges.current, place), place));
  };

  // WebKit moves a slider to the right with the arrow to the left where text runs from right to left.
  const press = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const step = arrowStep(event, direction);
    if (step === undefined) return;
    event.preventDefault();
    move(moveEdge(edges.current, index, event.currentTarget.valueAsNumber + step));
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the handles are what the keyboard uses
    <fieldset className="compare" dir={direction} aria-label={label} ref={stage} onClick={bring}>
      {layers.map(({ picture, alt, label: word }, index) => (
        <div className="compare-layer" data-layer={index} key={picture}>
          <Picture name={picture} alt={alt} sizes={sizes} />
          <span className="compare-label">{word}</span>
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
          aria-label={handle}
          aria-valuetext={import.meta.env.SSR ? percent(even[index] ?? 0) : undefined}
          suppressHydrationWarning
          onKeyDown={(event) => press(event, index)}
          onChange={(event) => move(moveEdge(edges.current, index, event.currentTarget.valueAsNumber))}
        />
      ))}
    </fieldset>
  );
}
