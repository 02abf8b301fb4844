import { HouseSketch } from '@app/scenes/house/sketch';
import type { HouseView } from '@app/scenes/house/view';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Theme } from '../src/store/theme';

/** Degrees, as the courtyard is always drawn. */
const ELEVATION = 36;

/** Without place and season. */
const VIEW: HouseView = {
  ...{ facing: 180, ringTurn: 0, facingPalace: 'S', sun: undefined, body: undefined, path: undefined },
  ...{ lit: false, roofLifted: false, overlay: false, selected: undefined, arrows: [], photos: [] },
};

/** What turns with the facing or changes with the season. */
export const CHANGING =
  '.ink-ring :is(path, text), .ground-shade, .trunk, .twig, .crown, .leaf-far, .leaf-near, .vat-water';

/** Its colours, in packages/. */
export const STYLES = [
  'ui/src/tokens/colour.css',
  ...['ink', 'styles/house', 'styles/compass'].map(name => `scenes/src/ink/${name}.css`),
];

/** R681: the house by theme, with its whole ring and 1 px to a unit of its drawing, whose middle and height it keeps. */
export const renderHouse = (theme: Theme, css = ''): string => {
  const view = { ...VIEW, lit: theme === 'ink' };
  const drawing = renderToStaticMarkup(
    <HouseSketch view={view} turn={0} elevation={ELEVATION} labels={[]} />,
  );
  const style = `<style><![CDATA[${css.replaceAll(/@import[^;]{1,80};/g, '')} :is(${CHANGING}) { display: none }]]></style>`;
  const frame = 'width="1000" height="900" viewBox="-500 -504 1000 900"';
  const placed = drawing.replace('<svg ', '<svg x="-348" y="-504" width="696" height="900" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" ${frame}>${style}${placed}</svg>`;
};
