import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
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

interface Props {
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
export function Configurator({ poster, search, share, number, millimeters, bytes, fail }: Props) {
  const t = useWords();
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
    ['turnLeft', '←', keys.ArrowLeft],
    ['turnRight', '→', keys.ArrowRight],
    ['turnUp', '↑', keys.ArrowUp],
    ['turnDown', '↓', keys.ArrowDown],
    ['closer', '+', keys['+']],
    ['further', '−', keys['-']],
    ['reset', '↺', keys.Home],
  ] as const;

  return (
    <div className="configurator" data-stage={stage}>
      <div className="configurator-view">
        <Picture name={poster} alt={t('configurator.posterAlt')} sizes="(min-width: 62rem) 58vw, 92vw" />
        <canvas
          ref={canvas}
          tabIndex={stage === 'live' ? 0 : -1}
          hidden={stage !== 'live' && stage !== 'loading'}
          role="img"
          aria-label={t('configurator.view')}
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
            <Words k={stage === 'loading' ? 'configurator.loading' : 'configurator.start'} />
          </button>
        )}
        <p role="status">{stage === 'unsupported' && <Words k="configurator.unsupported" />}</p>
        {stage === 'live' && (
          <div className="configurator-moves" dir="ltr">
            {buttons.map(([name, sign, move]) => (
              <button
                type="button"
                key={name}
                aria-label={t(`configurator.${name}`)}
                title={t(`configurator.${name}`)}
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
          <Words k="configurator.noScript" />
        </p>
      </noscript>
      <div className="configurator-panel needs-script">
        <Choices
          configuration={configuration}
          choices={choicesOf[configuration.product]}
          number={number}
          millimeters={millimeters}
          choose={choose}
        />
        {live !== undefined && product !== undefined && (
          <live.Facts product={product} number={number} millimeters={millimeters} bytes={bytes} fail={fail} />
        )}
        <p className="actions">
          <button type="button" className="button secondary" onClick={restart}>
            <Words k="configurator.startOver" />
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
