import { create } from 'qrcode';
import { useMemo } from 'react';

/** R20, pixels. */
const QR_SIZE = 180;
const QR_LOGO_SIZE = 36;
/** Modules of empty margin that readers need around the code (ISO/IEC 18004). */
const QUIET = 4;

export interface QrCodeProps {
  readonly url: string;
  readonly label: string;
}

/** R20: level H, so that the seal in the middle may cover a thirtieth of it and the rest remains readable. */
export function QrCode({ url, label }: QrCodeProps) {
  const { path, side } = useMemo(() => drawModules(url), [url]);
  const logo = (QR_LOGO_SIZE / QR_SIZE) * side;
  const start = (side - logo) / 2;
  return (
    <svg
      width={QR_SIZE}
      height={QR_SIZE}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fffcf5" />
      <path d={path} fill="#1b1e22" />
      <g shapeRendering="auto" transform={`translate(${start} ${start}) scale(${logo / 36})`}>
        <rect x={-1.5} y={-1.5} width={39} height={39} rx={3} fill="#fffcf5" />
        <rect width={36} height={36} rx={2.5} fill="#b23a2b" />
        <rect
          x={2.5}
          y={2.5}
          width={31}
          height={31}
          rx={1.5}
          fill="none"
          stroke="#fff8ec"
          strokeOpacity={0.7}
        />
        <path
          d="M8 17 18 9l10 8M10.500 18v10h15V18M15.500 28v-6h5v6"
          fill="none"
          stroke="#fff8ec"
          strokeWidth={1.8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}

/** One path of all dark modules, row by row, in units of a module with the quiet margin around. */
function drawModules(url: string): { readonly path: string; readonly side: number } {
  const { modules } = create(url, { errorCorrectionLevel: 'H' });
  let path = '';
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (modules.get(y, x)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
    }
  }
  return { path, side: modules.size + 2 * QUIET };
}
