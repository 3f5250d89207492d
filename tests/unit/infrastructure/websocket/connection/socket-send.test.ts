import { Subject } from '../../../../../src/application/kernel/observable-value';
import { SocketConnection } from '../../../../../src/infrastructure/websocket/connection/socket-connection';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { FakeSockets } from '../../../../support/fake-socket';
import { RecordedLog } from '../../../../support/recorded-log';

describe('sending', () => {
  const scheduler = new FakeScheduler();
  let sockets: FakeSockets;
  let connection: SocketConnection;
  let received: string[];

  beforeEach(() => {
    sockets = new FakeSockets();
    received = [];
    const page = {
      height: new Subject(0),
      visible: new Subject(true),
      online: new Subject(true),
      left: new Subject(false),
    };
    connection = new SocketConnection(
      {
        name: 'test',
        address: () => 'wss://test',
        ping: () => 'ping',
        opened: () => undefined,
        received: (text) => received.push(text),
      },
      { sockets, scheduler, clock: scheduler, log: new RecordedLog(), page },
    );
    connection.connect();
  });

  it('on a connecting socket is retried each 100 ms until it is open', () => {
    connection.send(() => ['hello']);
    scheduler.advance(950);
    expect(sockets.last.sentTexts).toEqual([]);
    sockets.last.open();
    scheduler.advance(49);
    expect(sockets.last.sentTexts).toEqual([]);
    scheduler.advance(1);
    expect(sockets.last.sentTexts).toEqual(['hello']);
  });

  it('is given up with the try for a connection', () => {
    connection.send(() => ['hello']);
    sockets.last.break();
    scheduler.advance(5_000);
    sockets.last.open();
    scheduler.advance(1_000);
    expect(sockets.last.sentTexts).toEqual([]);
  });

  it('on a socket that throws keeps the stream going', () => {
    sockets.last.open();
    sockets.last.send = () => {
      throw new Error('InvalidStateError');
    };
    expect(() => connection.send(() => ['hello'])).not.toThrow();
    sockets.last.receive('still here');
    expect(received).toEqual(['still here']);
  });
});
