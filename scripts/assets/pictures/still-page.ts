import { createViewer } from '../../../src/showcase/configurator/viewer.ts';
import { chair } from '../../../src/showcase/models/chair.ts';

declare global {
  interface Window {
    /** Renders the chair in a finish, and returns a PNG with a transparent background as a data URL. */
    renderStill: (finish: string) => Promise<string>;
  }
}

const canvas = document.createElement('canvas');
canvas.style.cssText = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%';
document.body.append(canvas);
const viewer = createViewer(canvas);

window.renderStill = (finish) =>
  new Promise((resolve) => {
    viewer.show(chair(2), finish);
    // Read in the frame that the viewer has rendered: the browser clears the canvas afterwards.
    requestAnimationFrame(() => resolve(canvas.toDataURL()));
  });
