import {
  BufferGeometry,
  Color,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Mesh,
  Points,
  PointsMaterial,
  type Texture,
  TextureLoader,
  Vector3,
} from 'three';
import { liesAlike } from '../palaceGrid';
import type { Palette } from '../palette';
import { type PhotoOnGround, photoSpots } from '../photoSpots';
import type { HouseView, PlacedPhoto } from '../view';
import { createPhotoMesh } from './uprights';

export interface Photos {
  /** To be turned with the house. */
  readonly group: Group;
  setView(view: HouseView, before: HouseView | undefined): void;
  setPalette(palette: Palette): void;
  dispose(): void;
}

/** The person's photos, framed, where `photoSpots` puts them; with the palaces their labels have them. */
export function createPhotos(onLoad: () => void): Photos {
  const group = new Group();
  const loader = new TextureLoader();
  const textures = new Map<string, Texture>();
  let palette: Palette | undefined;
  let shown: HouseView | undefined;

  function rebuild(): void {
    for (const child of [...group.children]) {
      group.remove(child);
      disposeMesh(child as Mesh);
    }
    if (!palette || !shown) return;
    const { photos } = shown;
    const wanted = new Set(photos.map(({ url }) => url));
    for (const [url, texture] of textures) {
      if (wanted.has(url)) continue;
      texture.dispose();
      textures.delete(url);
    }
    const spots = photoSpots(shown);
    for (const part of threadsOf(spots, palette)) group.add(part);
    for (const { photo, at } of spots) {
      const texture = textures.get(photo.url) ?? load(photo);
      group.add(createPhotoMesh(texture, photo.turns, at, palette.lit));
    }
  }

  function load({ url }: PlacedPhoto): Texture {
    const texture = loader.load(url, onLoad);
    textures.set(url, texture);
    return texture;
  }

  return {
    group,
    setPalette(next) {
      palette = next;
      rebuild();
    },
    setView(view, before) {
      group.visible = !view.overlay;
      const stands = before && view.roofLifted === before.roofLifted && liesAlike(view, before);
      if (stands && view.photos === before.photos) return;
      shown = view;
      rebuild();
    },
    dispose() {
      for (const child of group.children) disposeMesh(child as Mesh);
      for (const texture of textures.values()) texture.dispose();
      textures.clear();
    },
  };
}

/** R385: from the foot of each photo at the rim to the floor of its room, seen through walls; a dot is where it ends. */
function threadsOf(spots: readonly PhotoOnGround[], { lit }: Palette): readonly (LineSegments | Points)[] {
  const threads = spots.flatMap(({ at, foot }) => (foot ? [{ at, foot }] : []));
  if (threads.length === 0) return [];
  const look = ([r, g, b]: Palette['lit']['ink']) => ({
    color: new Color(r, g, b),
    depthTest: false,
    transparent: true,
  });
  const line = new LineSegments(
    new BufferGeometry().setFromPoints(
      threads.flatMap(({ at, foot }) => [new Vector3(...at), new Vector3(...foot)]),
    ),
    new LineBasicMaterial({ ...look(lit.ink), opacity: 0.75 }),
  );
  const dots = new Points(
    new BufferGeometry().setFromPoints(threads.map(({ foot }) => new Vector3(...foot))),
    new PointsMaterial({ ...look(lit.seal), size: 9, sizeAttenuation: false }),
  );
  dots.material.onBeforeCompile = shader => {
    const clipping = '#include <clipping_planes_fragment>';
    const round = `if (length(gl_PointCoord - 0.5) > 0.5) discard;\n${clipping}`;
    shader.fragmentShader = shader.fragmentShader.replace(clipping, round);
  };
  for (const part of [line, dots]) {
    part.frustumCulled = false;
    part.renderOrder = 4;
  }
  return [line, dots];
}

function disposeMesh(mesh: Mesh): void {
  mesh.geometry.dispose();
  for (const material of [mesh.material].flat()) material.dispose();
}
