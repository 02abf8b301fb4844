import type { StageView } from '../view';
import type { StageModel } from './stage';
import { type FromStage, type ToStage, withChanges } from './wire';

/** R682: the house is drawn here, so the page answers while the engine loads, compiles its shaders and draws. */
const tell = (message: FromStage) => postMessage(message);
let model: Promise<StageModel | undefined> = Promise.resolve(undefined);
let view: StageView | undefined;
let views = 0;
/** How long a frame is waited for, milliseconds: without an end a driver that never answers would hold all others back. */
const LONGEST = 2000;

addEventListener('message', ({ data }: MessageEvent<ToStage>) => {
  if (data.kind === 'open') model = open(data);
  // What fails here fails for good: the page shows its drawing.
  model = model.then(async made => {
    if (made && data.kind !== 'open') await handle(made, data);
    return made;
  });
  model.catch(() => tell({ kind: 'lost' }));
});

async function open({
  canvas,
  animate,
}: Extract<ToStage, { kind: 'open' }>): Promise<StageModel | undefined> {
  canvas.addEventListener('webglcontextlost', () => tell({ kind: 'lost' }));
  // Asked first: without WebGL the engine is not fetched.
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true });
  const engine = context && (await import('./stage').catch(() => undefined));
  if (!engine) tell({ kind: context ? 'unfetched' : 'lost' });
  if (!context || !engine) return undefined;
  // In their order, and each with the views it shows.
  let told = Promise.resolve();
  return engine.createStageModel({
    canvas,
    animate,
    onFrame(frame) {
      const data = { kind: 'drawn', frame, views } as const;
      const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
      context.flush();
      told = told.then(() => passed(context, fence)).then(() => tell(data));
    },
  });
}

/** R1021: a frame is told of once its pixels are there; without a graphics card that is long after they were asked for. */
async function passed(context: WebGL2RenderingContext, fence: WebGLSync | null): Promise<void> {
  const end = performance.now() + LONGEST;
  const isDrawing = () =>
    fence && context.getSyncParameter(fence, context.SYNC_STATUS) === context.UNSIGNALED;
  while (isDrawing() && performance.now() < end) await new Promise(look => setTimeout(look));
  context.deleteSync(fence);
}

async function handle(made: StageModel, data: Exclude<ToStage, { kind: 'open' }>): Promise<void> {
  if (data.kind === 'view') {
    view = withChanges(view, data.changes);
    views++;
    made.setView(view);
  } else if (data.kind === 'orbit') made.setOrbit(data.orbit);
  else if (data.kind === 'palette') made.setPalette(data.palette, data.looks);
  else if (data.kind === 'lettering') made.setLettering(data.lettering);
  else if (data.kind === 'size') made.resize(data.size, data.pixelRatio);
  else {
    const picture = await made.snapshot(data.size, data.pixelRatio);
    postMessage({ kind: 'snapshot', picture } satisfies FromStage, { transfer: [picture] });
  }
}
