import {
  Box3,
  DirectionalLight,
  HemisphereLight,
  MathUtils,
  Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Vector3,
  VSMShadowMap,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import type { Model } from '../models/model.ts';
import { dimensionLines } from './dimension-lines.ts';
import { type ProductScene, productScene, type SharedTextures } from './scene.ts';

/** The live view of a product. */
export type Viewer = ReturnType<typeof createViewer>;

/** The initial camera angles. */
const [firstPolar, firstAzimuth] = [78, -34].map(MathUtils.degToRad) as [number, number];

/**
 * Creates a live view on a canvas, which renders only on changes.
 * @param labels container of the width, depth and height labels; without it, there are no dimension lines
 * @throws Error when the browser has no WebGL
 */
export function createViewer(canvas: HTMLCanvasElement, labels?: HTMLElement) {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = VSMShadowMap;
  // Rotating the camera does not change the shadow.
  renderer.shadowMap.autoUpdate = false;
  const scene = new Scene();
  const camera = new PerspectiveCamera(24, 1, 0.1, 40);
  scene.add(new HemisphereLight(0xfff6e8, 0xd8cbb8, 0.5));
  let environment = lightRoom(renderer, scene);
  const sun = addSun(scene);
  const floor = addFloor(scene);
  const lines = labels && dimensionLines();
  if (lines) scene.add(lines.object);
  const textures: SharedTextures = new Map();
  const size = new Vector3(1, 1, 1);
  const middle = new Vector3();
  let product: ProductScene | undefined;
  /** Previous products, disposed after the next frame so that new materials can reuse the compiled shader programs. */
  let former: ProductScene[] = [];
  let shown: string | undefined;
  let pendingFrame: number | undefined;
  const end = new AbortController();

  // Registered before the controls, which would prevent the page from scrolling. A trackpad pinch has `ctrlKey`.
  const scrollPage = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) event.stopImmediatePropagation();
  };
  canvas.addEventListener('wheel', scrollPage, end);
  const controls = new OrbitControls(camera, canvas);
  // Vertical drags scroll the page; horizontal ones rotate the product.
  canvas.style.touchAction = 'pan-y';
  controls.enablePan = false;
  controls.maxPolarAngle = MathUtils.degToRad(88);
  controls.addEventListener('change', draw);
  // Called before the first product, since the camera distance depends on the aspect ratio.
  fillCanvas();
  const resized = new ResizeObserver(fillCanvas);
  resized.observe(canvas);
  // Phones release the WebGL context of background tabs. Computed textures are lost with it and need no disposal.
  const restore = () => {
    environment = lightRoom(renderer, scene);
    redraw();
  };
  canvas.addEventListener('webglcontextrestored', restore, end);

  function redraw(): void {
    renderer.shadowMap.needsUpdate = true;
    draw();
  }

  function draw(): void {
    pendingFrame ??= requestAnimationFrame(() => {
      pendingFrame = undefined;
      lines?.face(camera);
      renderer.render(scene, camera);
      label();
      for (const { dispose } of former) dispose();
      former = [];
    });
  }

  function label(): void {
    const places = lines?.places(camera, canvas.clientWidth, canvas.clientHeight) ?? [];
    for (const [index, [x, y]] of places.entries()) {
      const length = labels?.children[index];
      if (length instanceof HTMLElement) length.style.translate = `${x.toFixed(1)}px ${y.toFixed(1)}px`;
    }
  }

  function fillCanvas(): void {
    const { clientWidth: width, clientHeight: height } = canvas;
    const ratio = Math.min(2, devicePixelRatio);
    const isFilled =
      canvas.width === Math.floor(width * ratio) && canvas.height === Math.floor(height * ratio);
    if (isFilled || width === 0 || height === 0) return;
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    draw();
  }

  /** Returns the projected height of the product and its dimension lines in the initial view, in meters. */
  function heightInView(): number {
    return size.y + Math.cos(firstPolar) * Math.hypot(size.x, size.z) + (lines?.reach ?? 0);
  }

  /** Returns the distance at which the product and its dimension lines fit; without lines, it fills the view. */
  function distance(): number {
    const half = Math.tan(MathUtils.degToRad(camera.fov) / 2);
    const around = 2 * (lines?.reach ?? 0);
    const across = Math.hypot(size.x + around, size.z + around) / camera.aspect;
    return (Math.max(across, heightInView() * 1.1) / 2 / half) * (lines ? 1.1 : 0.92) + size.z / 2;
  }

  function lookFrom(polar: number, azimuth: number): void {
    camera.position.setFromSphericalCoords(distance(), polar, azimuth).add(middle);
    controls.target.copy(middle);
    controls.update();
    draw();
  }

  return {
    /** Shows a model; the camera moves only if the product or its size changes. */
    show(model: Model, finish: string): void {
      if (product) {
        scene.remove(product.group);
        former.push(product);
      }
      product = productScene(model, finish, textures);
      scene.add(product.group);
      redraw();
      const box = new Box3().setFromObject(product.group);
      const newSize = box.getSize(new Vector3());
      const isSame = shown === model.name;
      if (isSame && newSize.distanceTo(size) < 1e-3) return;
      shown = model.name;
      size.copy(newSize);
      lines?.fit(box);
      box.getCenter(middle);
      // Leaves space for the buttons at the lower edge of the view.
      if (lines) middle.y -= heightInView() * 0.06;
      controls.minDistance = distance() * 0.35;
      controls.maxDistance = distance() * 1.8;
      place(sun, floor, size, middle);
      if (isSame) lookFrom(controls.getPolarAngle(), controls.getAzimuthalAngle());
      else lookFrom(firstPolar, firstAzimuth);
    },
    /** Rotates the camera around the product, in degrees. */
    turn(around: number, over: number): void {
      controls.rotateLeft(-MathUtils.degToRad(around));
      controls.rotateUp(-MathUtils.degToRad(over));
    },
    /** Zooms in (below 1) or out. */
    zoom(factor: number): void {
      controls.dollyIn(factor);
    },
    reset: () => lookFrom(firstPolar, firstAzimuth),
    dispose(): void {
      if (pendingFrame !== undefined) cancelAnimationFrame(pendingFrame);
      end.abort();
      resized.disconnect();
      const parts = [...former, product, ...textures.values(), lines, floor.geometry, floor.material];
      for (const part of [controls, ...parts, sun, environment, renderer]) part?.dispose();
    },
  };
}

/** Adds soft light from all sides, as in a photo studio. */
function lightRoom(renderer: WebGLRenderer, scene: Scene): { dispose(): void } {
  const generator = new PMREMGenerator(renderer);
  const room = new RoomEnvironment();
  const target = generator.fromScene(room);
  scene.environment = target.texture;
  scene.environmentIntensity = 0.55;
  room.dispose();
  generator.dispose();
  return target;
}

function addSun(scene: Scene): DirectionalLight {
  const sun = new DirectionalLight(0xfff1dd, 2.2);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  Object.assign(sun.shadow, { radius: 9, blurSamples: 16, normalBias: 0.01, bias: -0.0004 });
  scene.add(sun, sun.target);
  return sun;
}

function addFloor(scene: Scene): Mesh<PlaneGeometry, ShadowMaterial> {
  const floor = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ color: 0x3a2c1c, opacity: 0.3 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  scene.add(floor);
  return floor;
}

/** Adapts light and floor to the size of the product. */
function place(sun: DirectionalLight, floor: Mesh, size: Vector3, middle: Vector3): void {
  const reach = size.length();
  floor.scale.setScalar(reach * 6);
  sun.target.position.copy(middle);
  sun.position
    .set(-0.55, 1.1, 0.65)
    .multiplyScalar(reach * 2)
    .add(middle);
  const { camera } = sun.shadow;
  const half = reach * 0.75;
  Object.assign(camera, { left: -half, right: half, bottom: -half, top: half, near: 0.1, far: reach * 6 });
  camera.updateProjectionMatrix();
}
