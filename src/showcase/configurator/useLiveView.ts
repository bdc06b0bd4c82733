import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../site/useWords.ts';
import { handleFailure } from '../../ui/notify/failure.ts';
import type { Configuration } from './configuration.ts';
import type { Viewer } from './viewer.ts';

/** Manages the live view of a configuration on a canvas. Only `start()` fetches geometry and three.js. */
export function useLiveView(configuration: Configuration) {
  const t = useWords('common');
  const [stage, setStage] = useState<'poster' | 'loading' | 'live' | 'unsupported'>('poster');
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The container of the dimension labels; a view without one has no dimension lines. */
  const labels = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const wanted = useRef(false);
  const [live, setLive] = useState<typeof import('./live.ts')>();
  const product = useMemo(() => live?.productOf(configuration), [live, configuration]);

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
    if (!wanted.current || !canvas.current) return;
    if (!module) {
      setStage('poster');
      await handleFailure('view', t('error.heading'));
      return;
    }
    // Measurements and files are available even without the view.
    setLive(module);
    try {
      viewer.current = module.createViewer(canvas.current, labels.current ?? undefined);
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

  const move = (action: (viewer: Viewer) => void) => viewer.current && action(viewer.current);

  const press = (event: KeyboardEvent) => {
    const action = live?.moveOf(event);
    if (!action || !viewer.current) return;
    event.preventDefault();
    move(action);
  };

  return { stage, canvas, labels, live, product, start, startByButton, move, press };
}
