import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { Connection } from '../../../../sandbox/sockets/connection';

class SlowSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  terminated = false;

  send(text: string): void {
    this.sent.push(text);
  }

  terminate(): void {
    this.terminated = true;
  }
}

describe('a client that reads too slowly', () => {
  const socket = new SlowSocket();
  const connection = new Connection(
    socket as unknown as WebSocket,
    { address: '::1', isPrivate: false, applicationId: '' },
    () => 0,
  );

  it('misses whole pictures, but nothing that a later message does not say again', () => {
    socket.bufferedAmount = 2_000_000;
    connection.send('tickers', true);
    connection.send('a change of the book', false);
    expect(socket.sent).toEqual(['a change of the book']);
  });

  it('is let go when it cannot catch up', () => {
    socket.bufferedAmount = 10_000_000;
    connection.send('a change of the book', false);
    expect(socket.terminated).toBe(true);
  });
});
