import { shelf } from '../models/shelf.ts';
import { generateFile } from './download.ts';
import { measuresOf, type Product } from './product.ts';

/**
 * Returns how this device shows a product in AR: in Quick Look with a generated file, or in Scene Viewer with a file of
 * the site in default size and first finish, since the URL cannot name a variant (“Supported intent parameters”).
 *
 * @returns a function that shows the product, and whether it shows the chosen finish; `undefined` if not supported
 */
export function arLauncher(product: Product) {
  if (document.createElement('a').relList.supports?.('ar'))
    return { open: () => quickLook(product), showsFinish: true };
  if (!/android/i.test(navigator.userAgent) || !isOnSite(product)) return undefined;
  const [first] = Object.keys(product.model.finishes);
  return { open: async () => sceneViewer(product), showsFinish: product.finish === first };
}

async function quickLook(product: Product): Promise<void> {
  const { data, type } = await generateFile(product, 'usdz');
  const link = document.createElement('a');
  link.rel = 'ar';
  link.href = URL.createObjectURL(new Blob([data], { type }));
  // Quick Look opens directly only from a link whose sole child is an image.
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

/** Whether the site has a file of exactly this product. */
function isOnSite({ model }: Product): boolean {
  if (model.name !== 'shelf') return true;
  // No other configuration of the shelf has this size.
  const [own, site] = [model, shelf()].map((product) => JSON.stringify(measuresOf(product)));
  return own === site;
}
