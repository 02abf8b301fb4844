/**
 * Rests for long work: nothing until `turn` ms have passed since the last rest, then the page has its turn. A message
 * comes after what the person did meanwhile, without the least wait that a timer has.
 */
export function pacer(turn = 8): () => Promise<void> | undefined {
  let rested = performance.now();
  return () => {
    if (performance.now() - rested < turn) return undefined;
    return new Promise(done => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        rested = performance.now();
        done();
      };
      port2.postMessage(undefined);
    });
  };
}
