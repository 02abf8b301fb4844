/**
 * Pauses long work: does nothing until `turn` ms have passed since the last pause, then yields to the page. It resumes
 * by a message, which is delivered after pending input but without the minimum delay of a timer.
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
