import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Text } from '../../site/Text.tsx';
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
  /** The query of the address, which holds the configuration. */
  search: string;
  /** Puts another query into the address. */
  share: (search: string) => void;
  /** A whole number as the page's language writes it. */
  number: (value: number) => ReactNode;
  /** A length in millimeters. */
  millimeters: (value: number) => ReactNode;
  /** A file size in bytes. */
  bytes: (value: number) => ReactNode;
  /** What is to be done where a script cannot be had. */
  fail: (script: string) => Promise<void>;
}

type Stage = 'poster' | 'loading' | 'live' | 'unsupported';

type Live = typeof import('./live.ts');

/** Degrees that one press turns, and how far one press moves. */
const step = 15;
const closer = 0.85;

/**
 * The live configurator: a picture first; the 3D script comes with the first click, on the button or on a choice. The
 * configuration is in the address, so that it can be shared.
 */
export function Configurator({ words, poster, search, share, number, millimeters, bytes, fail }: Props) {
  const [configuration, setConfiguration] = useState<Configuration>(defaultConfiguration);
  const [stage, setStage] = useState<Stage>('poster');
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const wanted = useRef(false);
  const [live, setLive] = useState<Live>();
  const product = useMemo(() => live?.productOf(configuration), [live, configuration]);

  // After hydration, since the prerendered page knows no query. What is chosen for other products is kept.
  useEffect(() => {
    setConfiguration((current) =>
      writeConfiguration(current, search) === search ? current : readConfiguration(search),
    );
  }, [search]);

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

  const start = async () => {
    setStage('loading');
    const module = await import('./live.ts').catch(() => undefined);
    if (!wanted.current || canvas.current === null || labels.current === null) return;
    if (module === undefined) {
      setStage('poster');
      await fail('view');
      return;
    }
    // Measures and files are there even where the view is not.
    setLive(module);
    try {
      viewer.current = module.createViewer(canvas.current, labels.current);
      setStage('live');
    } catch {
      setStage('unsupported');
    }
  };

  const startByButton = async () => {
    if (stage !== 'poster') return;
    await start();
    if (viewer.current !== undefined) canvas.current?.focus({ preventScroll: true });
  };

  const choose = (next: Configuration) => {
    setConfiguration(next);
    share(writeConfiguration(next, search));
    if (stage === 'poster') void start();
  };

  const press = (event: KeyboardEvent) => {
    const move = keys[event.key];
    // With another key they belong to the browser: zoom, back, forward.
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (move === undefined || viewer.current === undefined) return;
    event.preventDefault();
    move(viewer.current);
  };

  const restart = () => {
    const first = { ...defaultConfiguration, product: configuration.product };
    setConfiguration(first);
    const query = writeConfiguration(first, search);
    if (query !== writeConfiguration(configuration, search)) share(query);
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
        <Picture name={poster} alt={words.posterAlt} sizes="(min-width: 62rem) 58vw, 92vw" />
        <canvas
          ref={canvas}
          tabIndex={stage === 'live' ? 0 : -1}
          hidden={stage !== 'live' && stage !== 'loading'}
          role="img"
          aria-label={words.view}
          onKeyDown={press}
        />
        <div ref={labels} className="configurator-measures" dir="ltr" aria-hidden="true">
          {stage === 'live' && live !== undefined && product !== undefined && (
            <live.Measures model={product.model} millimeters={millimeters} />
          )}
        </div>
        {(stage === 'poster' || stage === 'loading') && (
          <button
            type="button"
            className="button needs-script"
            onClick={startByButton}
            // Not disabled, which would take the focus away.
            aria-disabled={stage === 'loading'}
          >
            <Text>{stage === 'loading' ? words.loading : words.start}</Text>
          </button>
        )}
        <p role="status">{stage === 'unsupported' && <Text>{words.unsupported}</Text>}</p>
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
      <noscript>
        <p>
          <Text>{words.noScript}</Text>
        </p>
      </noscript>
      <div className="configurator-panel needs-script">
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
            fail={fail}
          />
        )}
        <p className="actions">
          <button type="button" className="button secondary" onClick={restart}>
            <Text>{words.startOver}</Text>
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
  // The same key without Shift.
  '=': (viewer) => viewer.zoom(closer),
  '-': (viewer) => viewer.zoom(1 / closer),
  Home: (viewer) => viewer.reset(),
};
