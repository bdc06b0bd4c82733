import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Formatted } from '../../site/formats/Formatted.tsx';
import { formatMillimeters } from '../../site/formats/format-size.ts';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import { tellFailure } from '../../ui/notify/failure.ts';
import { Picture } from '../pictures/Picture.tsx';
import { Choices } from './Choices.tsx';
import {
  type Configuration,
  defaultConfiguration,
  readConfiguration,
  writeConfiguration,
} from './configuration.ts';
import './configurator.css';
import type { Viewer } from './viewer.ts';

interface Props {
  /** The query of the URL, which holds the configuration. */
  search: string;
  /** Updates the query of the URL. */
  share: (search: string) => void;
}

/** The live configurator: a picture until the first click loads the 3D code. The configuration is in the URL. */
export function Configurator({ search, share }: Props) {
  const t = useWords();
  const common = useWords('common');
  const [configuration, setConfiguration] = useState(defaultConfiguration);
  const [stage, setStage] = useState<'poster' | 'loading' | 'live' | 'unsupported'>('poster');
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const wanted = useRef(false);
  const [live, setLive] = useState<typeof import('./live.ts')>();
  const product = useMemo(() => live?.productOf(configuration), [live, configuration]);

  // After hydration, since the prerendered page knows no query. Choices for other products are kept.
  useEffect(() => {
    setConfiguration((current) =>
      writeConfiguration(current, search) === search ? current : readConfiguration(search),
    );
  }, [search]);

  useEffect(() => {
    if (product) viewer.current?.show(product.model, product.finish);
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
    if (!wanted.current || !canvas.current || !labels.current) return;
    if (!module) {
      setStage('poster');
      await tellFailure('view', common('error.heading'));
      return;
    }
    // Measurements and files are available even without the view.
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
    if (viewer.current) canvas.current?.focus({ preventScroll: true });
  };

  const choose = (next: Configuration) => {
    setConfiguration(next);
    share(writeConfiguration(next, search));
    if (stage === 'poster') void start();
  };

  const press = (event: KeyboardEvent) => {
    const move = moves.find(({ keys }) => keys.some((key) => key === event.key))?.move;
    // Combined with a modifier, these keys belong to the browser: zoom, back, forward.
    if (!move || !viewer.current || event.ctrlKey || event.altKey || event.metaKey) return;
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

  return (
    <div className="configurator" data-stage={stage}>
      <div className="configurator-view">
        <Picture name="room" alt={t('configurator.posterAlt')} sizes="(min-width: 62rem) 58vw, 92vw" />
        <canvas
          ref={canvas}
          tabIndex={stage === 'live' ? 0 : -1}
          hidden={stage !== 'live' && stage !== 'loading'}
          role="img"
          aria-label={t('configurator.view')}
          onKeyDown={press}
        />
        {/* Positioned by the viewer at the dimension lines. Screen readers find them among the facts. */}
        <div ref={labels} className="configurator-measures" dir="ltr" aria-hidden="true">
          {stage === 'live' &&
            live &&
            product &&
            Object.entries(live.measuresOf(product.model)).map(([name, value]) => (
              <span key={name}>
                <Formatted>{(locale) => formatMillimeters(value, locale)}</Formatted>
              </span>
            ))}
        </div>
        {(stage === 'poster' || stage === 'loading') && (
          <button
            type="button"
            className="button needs-script"
            onClick={startByButton}
            // Not disabled, which would drop focus.
            aria-disabled={stage === 'loading'}
          >
            <Words k={stage === 'loading' ? 'configurator.loading' : 'configurator.start'} />
          </button>
        )}
        <p role="status">{stage === 'unsupported' && <Words k="configurator.unsupported" />}</p>
        {stage === 'live' && (
          <div className="configurator-moves" dir="ltr">
            {moves.map(({ name, sign, move }) => (
              <button
                type="button"
                key={name}
                aria-label={t(`configurator.${name}`)}
                title={t(`configurator.${name}`)}
                onClick={() => viewer.current && move(viewer.current)}
              >
                <span aria-hidden="true">{sign}</span>
              </button>
            ))}
          </div>
        )}
      </div>
      <noscript>
        <Words as="p" k="configurator.noScript" />
      </noscript>
      <div className="configurator-panel needs-script">
        <Choices configuration={configuration} choose={choose} />
        {live && product && <live.Facts product={product} />}
        <p className="actions">
          <button type="button" className="button secondary" onClick={restart}>
            <Words k="configurator.startOver" />
          </button>
        </p>
      </div>
    </div>
  );
}

const turn = (around: number, over: number) => (viewer: Viewer) => viewer.turn(around, over);
const zoom = (factor: number) => (viewer: Viewer) => viewer.zoom(factor);
const reset = (viewer: Viewer) => viewer.reset();

/** The actions of the buttons and keys. `=` is the key of `+` without Shift. */
const moves = [
  { name: 'turnLeft', sign: '←', keys: ['ArrowLeft'], move: turn(-15, 0) },
  { name: 'turnRight', sign: '→', keys: ['ArrowRight'], move: turn(15, 0) },
  { name: 'turnUp', sign: '↑', keys: ['ArrowUp'], move: turn(0, -15) },
  { name: 'turnDown', sign: '↓', keys: ['ArrowDown'], move: turn(0, 15) },
  { name: 'closer', sign: '+', keys: ['+', '='], move: zoom(0.85) },
  { name: 'further', sign: '−', keys: ['-'], move: zoom(1 / 0.85) },
  { name: 'reset', sign: '↺', keys: ['Home'], move: reset },
] as const;
