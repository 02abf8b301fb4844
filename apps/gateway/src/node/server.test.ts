import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createServer } from './server';

const open: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Each write to the system, and everything the reader gets. */
async function serve(bodyOf: () => ReadableStream<Uint8Array>) {
  const writes: string[] = [];
  const server = createServer(async (_, { outgoing: { socket } }) => {
    if (!socket) throw new Error('no socket');
    const { _write: write, _writev: writev } = socket;
    socket._write = (chunk, encoding, done) => {
      writes.push(String(chunk));
      write.call(socket, chunk, encoding, done);
    };
    socket._writev = (chunks, done) => {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      writev?.call(socket, chunks, done);
    };
    return new Response(bodyOf());
  });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { writes, answer };
}
const bytes = (text: string) => new TextEncoder().encode(text);

it('[R175] the first words are sent with the head, in one write', async () => {
  const { writes, answer } = await serve(
    () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(bytes('first'));
          setTimeout(() => {
            controller.enqueue(bytes(' second'));
            controller.close();
          }, 20);
        },
      }),
  );
  expect(await answer.text()).toBe('first second');
  expect(writes[0]).toMatch(/^HTTP\/1\.1 200[\s\S]*first/);
  expect(writes[0]).not.toContain('second');
});

it('[R175] the head does not wait for the first words', async () => {
  let say: (text: string) => void = () => undefined;
  const { writes, answer } = await serve(
    () =>
      new ReadableStream({
        start(controller) {
          say = text => {
            controller.enqueue(bytes(text));
            controller.close();
          };
        },
      }),
  );
  // The head has been read.
  say('late');
  expect(await answer.text()).toBe('late');
  expect(writes[0]).toMatch(/^HTTP\/1\.1 200/);
  expect(writes[0]).not.toContain('late');
});
