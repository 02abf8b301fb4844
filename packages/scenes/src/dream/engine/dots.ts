import { CONNECTION_STATUSES, type ConnectionStatus, drawRadius } from '@app/dreamspace';
import {
  Buffer,
  BufferUsage,
  Color,
  Container,
  Geometry,
  Mesh,
  Shader,
  type Texture,
  UniformGroup,
} from 'pixi.js';
import { SQUARE } from './bubbleTextures';
import type { DreamPicture } from './picture';

export interface DotLayer {
  readonly container: Container;
  /** Draws every bubble as a point of light, as bright as `light` says, 0 to 1. */
  draw(picture: DreamPicture, light: Float32Array): void;
  destroy(): void;
}

const VERTEX = `
in vec2 aPosition;
in float aX;
in float aY;
in float aScale;
in float aLight;
in vec4 aTint;
out vec2 vPlace;
out vec4 vLight;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uHalf;

void main() {
  vec2 at = vec2(aX, aY) + aPosition * aScale * uHalf;
  vec3 seen = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(at, 1.0);
  gl_Position = vec4(seen.xy, 0.0, 1.0);
  vPlace = aPosition * 0.5 + 0.5;
  vLight = vec4(aTint.rgb, 1.0) * aLight;
}`;
const FRAGMENT = `
in vec2 vPlace;
in vec4 vLight;
out vec4 finalColor;
uniform sampler2D uTexture;

void main() {
  finalColor = texture(uTexture, vPlace) * vLight;
}`;
const CORNERS = [-1, -1, 1, -1, 1, 1, -1, 1];
const TRIANGLES = [0, 1, 2, 0, 2, 3];

/** A crowd as one mesh: the GPU reads the columns of the field unchanged, so nothing is copied for a bubble. */
export function createDotLayer(
  texture: Texture,
  colours: Readonly<Record<ConnectionStatus, string>>,
): DotLayer {
  const container = new Container();
  const half = new UniformGroup({ uHalf: { value: 1, type: 'f32' } });
  const shader = Shader.from({
    gl: { vertex: VERTEX, fragment: FRAGMENT, name: 'dots' },
    resources: { half, uTexture: texture.source, uSampler: texture.source.style },
  });
  // Red in the lowest byte, as the shader reads it.
  const tints = CONNECTION_STATUSES.map(status => new Color(colours[status]).toBgrNumber());
  let crowd: Crowd | undefined;

  const meet = (picture: DreamPicture, light: Float32Array): Crowd => {
    crowd?.close();
    const { bubbles } = picture;
    const tint = Uint32Array.from(
      bubbles,
      ({ connectionStatus }) => tints[CONNECTION_STATUSES.indexOf(connectionStatus)] ?? 0,
    );
    return openCrowd(container, shader, picture, light, tint);
  };

  return {
    container,
    draw(picture, light) {
      if (!crowd?.isOf(picture, light)) crowd = meet(picture, light);
      half.uniforms.uHalf = (drawRadius(1, picture.camera.size) * SQUARE) / 2;
      crowd.update();
    },
    destroy() {
      crowd?.close();
      shader.destroy();
      container.destroy();
    },
  };
}

interface Crowd {
  isOf(picture: DreamPicture, light: Float32Array): boolean;
  /** Uploads to the GPU everything that changes with each frame. */
  update(): void;
  close(): void;
}

function openCrowd(
  container: Container,
  shader: Shader,
  { bubbles, field }: DreamPicture,
  light: Float32Array,
  tint: Uint32Array,
): Crowd {
  const { sx, sy, scale } = field.columns;
  const moving = [sx, sy, scale, light].map(
    data => new Buffer({ data, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST }),
  );
  const [aX, aY, aScale, aLight] = moving as [Buffer, Buffer, Buffer, Buffer]; // one for each of the four above
  const each = { format: 'float32', instance: true } as const;
  const geometry = new Geometry({
    attributes: {
      aPosition: { buffer: new Float32Array(CORNERS), format: 'float32x2' },
      aX: { buffer: aX, ...each },
      aY: { buffer: aY, ...each },
      aScale: { buffer: aScale, ...each },
      aLight: { buffer: aLight, ...each },
      aTint: { buffer: tint, format: 'unorm8x4', instance: true },
    },
    indexBuffer: new Uint16Array(TRIANGLES),
    instanceCount: field.count,
  });
  const mesh = container.addChild(new Mesh({ geometry, shader }));
  return {
    isOf: (picture, lit) =>
      picture.bubbles === bubbles &&
      picture.field === field &&
      lit === light &&
      geometry.instanceCount === field.count,
    update() {
      for (const buffer of moving) buffer.update();
    },
    close() {
      mesh.destroy();
      geometry.destroy(true);
    },
  };
}
