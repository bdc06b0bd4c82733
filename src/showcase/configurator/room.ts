import type { Model } from '../models/model.ts';
import { shelf } from '../models/shelf.ts';
import { fileOf } from './download.ts';
import { measuresOf } from './product.ts';

/** A way to show the product in the visitor's room. */
export interface RoomWay {
  readonly open: (finish: string) => Promise<void>;
  /** Whether it shows a finish, or the product always in its first. */
  readonly shows: (finish: string) => boolean;
}

/**
 * The way in which this device shows a product in AR: Quick Look with a file made on the spot, or Scene Viewer, which
 * fetches a file from the site by itself: it knows the shelf in one size only, and each product in its first finish,
 * since its address cannot name a variant (Scene Viewer, “Supported intent parameters”). Without either, nothing.
 */
export function roomWay(model: Model): RoomWay | undefined {
  if (document.createElement('a').relList.supports?.('ar')) {
    return { open: (finish) => quickLook(model, finish), shows: () => true };
  }
  if (/android/i.test(navigator.userAgent) && isOnSite(model)) {
    const [first] = Object.keys(model.finishes);
    return { open: async () => sceneViewer(model), shows: (finish) => finish === first };
  }
  return undefined;
}

async function quickLook(model: Model, finish: string): Promise<void> {
  const { data, type } = await fileOf(model, finish, 'usdz');
  const link = document.createElement('a');
  link.rel = 'ar';
  link.href = URL.createObjectURL(new Blob([data], { type }));
  // Quick Look opens at once only for a link that holds a picture and nothing else.
  link.append(document.createElement('img'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 600_000);
}

function sceneViewer(model: Model): void {
  const query = new URLSearchParams({
    file: new URL(`/models/${model.name}.glb`, location.href).href,
    mode: 'ar_preferred',
  });
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(location.href)}`,
  ];
  location.href = `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;${intent.join(';')};end;`;
}

/** Whether the file on the site is of this very product. */
function isOnSite(model: Model): boolean {
  if (model.name !== 'shelf') return true;
  // No other number or width of its units makes a shelf as large.
  const [own, site] = [model, shelf()].map((product) => JSON.stringify(measuresOf(product)));
  return own === site;
}
