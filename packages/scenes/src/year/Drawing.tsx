import { INKS, type Shape } from '@app/home/year';
import { memo } from 'react';

/** A picture that a package drew as data, as SVG. The caller names it, or puts its words in a list beside it. */
export const Drawing = memo(function Drawing({ shapes }: { readonly shapes: readonly Shape[] }) {
  return (
    <g>
      {shapes.map((shape, index) => (
        // A drawing is replaced as a whole, so a stroke's index is its key.
        <Stroke key={index} {...shape} />
      ))}
    </g>
  );
});

function Stroke(shape: Shape) {
  const { fill, stroke, width, dash } = INKS[shape.look];
  const ink = { fill, stroke, strokeWidth: width, strokeDasharray: dash };
  switch (shape.kind) {
    case 'circle':
      return <circle {...ink} className={`year-mark--${shape.look}`} cx={shape.x} cy={shape.y} r={shape.r} />;
    case 'path':
      return (
        <path
          {...ink}
          className={`year-mark--${shape.look}`}
          d={shape.d}
          fillRule="evenodd"
          {...(shape.x !== undefined && { transform: `translate(${shape.x} ${shape.y ?? 0})` })}
        />
      );
    case 'rect': {
      const { kind: _, look: __, width: across, ...box } = shape;
      return <rect {...ink} className={`year-mark--${shape.look}`} {...box} width={across} />;
    }
    case 'text': {
      const { x, y, turn } = shape;
      return (
        <text
          {...ink}
          className={`year-word year-word--${shape.look}`}
          {...(turn === undefined ? { x, y } : { transform: `translate(${x} ${y}) rotate(${turn})` })}
          dy=".36em"
          fontSize={shape.size}
          textAnchor={shape.anchor}
        >
          {shape.text}
        </text>
      );
    }
  }
}
