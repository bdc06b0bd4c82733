import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PictureName } from '../pictures/addresses.ts';
import { Picture } from '../pictures/Picture.tsx';
import { Choices } from './Choices.tsx';
import {
  type Configuration,
  choicesOf,
  defaultConfiguration,
  readConfiguration,
  writeConfiguration,
} from './configuration.ts';
import './configurator.css';
import type { Viewer } from './viewer.ts';
import type { ConfiguratorWords } from './words.ts';

interface Props {
  words: ConfiguratorWords;
  poster: PictureName;
  /** A whole number as the page's language writes it. */
  number: (value: number) => string;
  /** A length in millimeters. */
  millimeters: (value: number) => string;
  /** A file size in bytes. */
  bytes: (value: number) => string;
}

type Stage = 'poster' | 'loading' | 'live' | 'unsupported';

type Live = typeof import('./live.ts');

/** Degrees that one press turns, and how far one press moves. */
const step = 15;
const closer = 0.85;

/**
 * The live configurator: a picture first; the 3D script comes with the first click. The configuration is in the
 * address, so that it can be shared.
 */
export function Configurator({ words, poster, number, millimeters, bytes }: Props) {
  const [configuration, setConfiguration] = useState<Configuration>(defaultConfiguration);
  const [stage, setStage] = useState<Stage>('poster');
  const canvas = useRef<HTMLCanvasElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const wanted = useRef(false);
  const [live, setLive] = useState<Live>();
  const product = useMemo(() => live?.productOf(configuration), [live, configuration]);

  useEffect(() => {
    const read = () => setConfiguration(readConfiguration(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  useEffect(() => {
    if (product !== undefined) viewer.current?.show(product.model, product.finish);
  }, [product]);

  useEffect(() => {
    wanted.current = true;
    return () => {
      wanted.current = false;
      viewer.current?.dispose();
      viewer.current = undefined;
    };
  }, []);

  const choose = useCallback((next: Configuration) => {
    setConfiguration(next);
    history.replaceState(history.state, '', `${writeConfiguration(next, location.search)}${location.hash}`);
  }, []);

  const start = async () => {
    setStage('loading');
    try {
      const module = await import('./live.ts');
      if (!wanted.current || canvas.current === null) return;
      viewer.current = module.createViewer(canvas.current);
      setLive(module);
      setStage('live');
      canvas.current.focus({ preventScroll: true });
    } catch {
      setStage('unsupported');
    }
  };

  const press = (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (move === undefined || viewer.current === undefined) return;
    event.preventDefault();
    move(viewer.current);
  };

  const restart = () => {
    choose({ ...defaultConfiguration, product: configuration.product });
    viewer.current?.reset();
  };

  const buttons = [
    [words.turnLeft, '←', keys.ArrowLeft],
    [words.turnRight, '→', keys.ArrowRight],
    [words.turnUp, '↑', keys.ArrowUp],
    [words.turnDown, '↓', keys.ArrowDown],
    [words.closer, '+', keys['+']],
    [words.further, '−', keys['-']],
    [words.reset, '↺', keys.Home],
  ] as const;

  return (
    <div className="configurator" data-stage={stage}>
      <div className="configurator-view">
        <Picture name={poster} alt={words.posterAlt} sizes="(min-width: 60rem) 46rem, 100vw" />
        <canvas
          ref={canvas}
          tabIndex={stage === 'live' ? 0 : -1}
          hidden={stage !== 'live' && stage !== 'loading'}
          role="img"
          aria-label={words.view}
          onKeyDown={press}
        />
        {(stage === 'poster' || stage === 'loading') && (
          <button type="button" className="button" onClick={start} disabled={stage === 'loading'}>
            {stage === 'loading' ? words.loading : words.start}
          </button>
        )}
        {stage === 'unsupported' && <p role="status">{words.unsupported}</p>}
        {stage === 'live' && (
          <div className="configurator-moves" dir="ltr">
            {buttons.map(([word, sign, move]) => (
              <button
                type="button"
                key={word}
                aria-label={word}
                title={word}
                onClick={() => viewer.current && move?.(viewer.current)}
              >
                <span aria-hidden="true">{sign}</span>
              </button>
            ))}
          </div>
        )}
      </div>
      <div className="configurator-panel">
        <Choices
          words={words}
          configuration={configuration}
          choices={choicesOf[configuration.product]}
          number={number}
          millimeters={millimeters}
          choose={choose}
        />
        {live !== undefined && product !== undefined && (
          <live.Facts
            words={words}
            product={product}
            number={number}
            millimeters={millimeters}
            bytes={bytes}
          />
        )}
        <p className="actions">
          <button type="button" className="button secondary" onClick={restart}>
            {words.startOver}
          </button>
        </p>
      </div>
    </div>
  );
}

/** What the keys of the view do. */
const keys: Readonly<Record<string, (viewer: Viewer) => void>> = {
  ArrowLeft: (viewer) => viewer.turn(-step, 0),
  ArrowRight: (viewer) => viewer.turn(step, 0),
  ArrowUp: (viewer) => viewer.turn(0, -step),
  ArrowDown: (viewer) => viewer.turn(0, step),
  '+': (viewer) => viewer.zoom(closer),
  '-': (viewer) => viewer.zoom(1 / closer),
  Home: (viewer) => viewer.reset(),
};
