import { Subject } from '../../../../src/application/kernel/observable-value';
import type { Environment } from '../../../../src/application/platform/environment';
import { WebsocketMarketStreamAdapter } from '../../../../src/infrastructure/websocket/markets/websocket-market-stream.adapter';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { FakeSockets } from '../../../support/fake-socket';
import { RecordedLog } from '../../../support/recorded-log';

export const environment = {
  brand: { name: 'Test', productToken: 'WOO' },
  hosts: { newWsUrl: 'wss://stream.test' },
} as Environment;

/** A market stream with a virtual clock and a server played by the test. */
export function marketStreamHarness() {
  const scheduler = new FakeScheduler();
  const sockets = new FakeSockets();
  const log = new RecordedLog();
  const page = {
    height: new Subject(800),
    visible: new Subject(true),
    online: new Subject(true),
    left: new Subject(false),
  };
  const stream = new WebsocketMarketStreamAdapter(environment, scheduler, scheduler, log, page, sockets);
  const phases: string[] = [];
  stream.connection.subscribe((state) => phases.push('retry' in state ? `${state.phase} ${state.retry}` : state.phase));
  return {
    scheduler,
    sockets,
    log,
    page,
    stream,
    phases,
    /** Connects and lets the server accept. */
    opened() {
      const disconnect = stream.connect();
      sockets.last.open();
      return disconnect;
    },
    /** Lets time pass while the server answers each ping. */
    live(time: number) {
      for (let left = time; left > 0; left -= 1000) {
        scheduler.advance(Math.min(left, 1000));
        const socket = sockets.last;
        if (socket.sentOf('PING').length > (answered.get(socket) ?? 0)) {
          answered.set(socket, socket.sentOf('PING').length);
          socket.receive({ cmd: 'PONG', success: true, time: scheduler.now() });
        }
      }
    },
  };
}

const answered = new WeakMap<object, number>();
