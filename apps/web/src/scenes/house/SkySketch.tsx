import type { Camera, ScreenPoint } from '../ink/geometry/camera';
import { openPath } from '../ink/geometry/path';
import { MoonDisc } from '../ink/Moon';
import { towards } from './skylight';
import type { HouseView, SkyPoint } from './view';

const RADIUS = 17;

/** The path of the day over the drawn house, with the sun or moon on it. */
export function SkySketch({ view, camera }: { readonly view: HouseView; readonly camera: Camera }) {
  const { path, body } = view;
  const onPicture = (point: SkyPoint): ScreenPoint => {
    // The drawing has its own axes: the sky is turned by the facing as the ring is.
    const [x, up, y] = towards({ ...point, azimuth: point.azimuth + 180 - view.facing });
    return camera.project(x * RADIUS, y * RADIUS, up * RADIUS);
  };
  const passed = path?.points.slice(0, path.passed).map(onPicture) ?? [];
  const coming = path?.points.slice(Math.max(path.passed - 1, 0)).map(onPicture) ?? [];
  return (
    <g className="sky-sketch">
      {passed.length > 1 && <path className="sky-sketch__passed" d={openPath(passed)} />}
      {coming.length > 1 && <path className="sky-sketch__coming" d={openPath(coming)} />}
      {body && body.altitude > -2 && (
        <g transform={`translate(${onPicture(body).join(' ')})`}>
          {body.kind === 'sun' ? (
            <circle className="sky-sketch__sun" r={15} />
          ) : (
            <MoonDisc cycle={body.cycle} radius={20} />
          )}
        </g>
      )}
    </g>
  );
}
