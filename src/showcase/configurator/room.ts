import { shelf } from '../models/shelf.ts';
import { fileOf } from './download.ts';
import { measuresOf, type Product } from './product.ts';

/** A way to show the product in the visitor's room. */
export interface RoomWay {
  readonly open: () => Promise<void>;
  /** Whether it shows the finish, or the product always in its first. */
  readonly showsFinish: boolean;
}

/**
 * The way in which this device shows a product in AR: Quick Look with a file made on the spot, or Scene Viewer, which
 * fetches a file of the site: it knows one size of shelf, and the first finish alone, since its address cannot name a
 * variant (Scene Viewer, “Supported intent parameters”).
 */
export function roomWay(product: Product): RoomWay | undefined {
  if (document.createElement('a').relList.supports?.('ar'))
    return { open: () => quickLook(product), showsFinish: true };
  if (!/android/i.test(navigator.userAgent) || !isOnSite(product)) return undefined;
  const [first] = Object.keys(product.model.finishes);
  return { open: async () => sceneViewer(product), showsFinish: product.finish === first };
}

async function quickLook(product: Product): Promise<void> {
  const { data, type } = await fileOf(product, 'usdz');
  const link = document.createElement('a');
  link.rel = 'ar';
  link.href = URL.createObjectURL(new Blob([data], { type }));
  // Quick Look opens at once only for a link that holds a picture and nothing else.
  link.append(document.createElement('img'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 600_000);
}

function sceneViewer({ model }: Product): void {
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
function isOnSite({ model }: Product): boolean {
  if (model.name !== 'shelf') return true;
  // No other number or width of its units makes a shelf as large.
  const [own, site] = [model, shelf()].map((product) => JSON.stringify(measuresOf(product)));
  return own === site;
}
