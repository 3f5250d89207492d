import { marketStreamHarness } from '../market-stream-harness';

type Harness = ReturnType<typeof marketStreamHarness>;

describe('connection of a stream', () => {
  let harness: Harness;
  beforeEach(() => {
    harness = marketStreamHarness();
  });

  const phase = () => harness.stream.connection.current.phase;

  /** Every try for a connection fails at once. */
  function failTries(time: number): void {
    for (let left = time; left > 0; left -= 100) {
      harness.scheduler.advance(100);
      if (phase() === 'connecting') harness.sockets.last.break();
    }
  }

  it('is connecting until the socket opens', () => {
    harness.stream.connect();
    expect(harness.stream.connection.current).toEqual({ phase: 'connecting', retry: 0 });
    harness.sockets.last.open();
    expect(phase()).toBe('open');
  });

  describe('after an abnormal close', () => {
    it.each([1001, 1002, 1005, 1006, 1008, 1009, 1011, 1012, 1013, 4000, 4999])(
      'with code %d tries again after 5 s',
      (code) => {
        harness.opened();
        harness.sockets.last.break(code);
        expect(harness.stream.connection.current).toEqual({ phase: 'closed', retry: 1 });
        harness.scheduler.advance(4_999);
        expect(harness.sockets.all).toHaveLength(1);
        harness.scheduler.advance(1);
        expect(harness.sockets.all).toHaveLength(2);
        harness.sockets.last.open();
        expect(phase()).toBe('open');
      },
    );

    it('tries every 5 s, 3 times at most, and then is offline', () => {
      harness.opened();
      harness.sockets.last.break();
      failTries(60_000);
      expect(harness.sockets.all).toHaveLength(1 + 3);
      expect(harness.phases).toEqual([
        'open',
        'closed 1',
        'connecting 1',
        'closed 2',
        'connecting 2',
        'closed 3',
        'connecting 3',
        'offline',
      ]);
    });

    it('recovers from a server that is back before the tries are over', () => {
      harness.opened();
      harness.sockets.last.break();
      failTries(12_000);
      harness.scheduler.advance(3_000);
      harness.sockets.last.open();
      expect(phase()).toBe('open');
    });
  });

  it('is never retried after a normal close', () => {
    harness.opened();
    harness.sockets.last.break(1000);
    harness.scheduler.advance(600_000);
    expect(phase()).toBe('offline');
    expect(harness.sockets.all).toHaveLength(1);
  });

  it('closes normally when nobody needs it any more, and stays closed', () => {
    const disconnect = harness.opened();
    const other = harness.stream.connect();
    disconnect();
    expect(harness.sockets.last.closedWith).toBeUndefined();
    other();
    expect(harness.sockets.last.closedWith).toBe(1000);
    harness.page.online.set(false);
    harness.page.online.set(true);
    harness.scheduler.advance(600_000);
    expect(harness.sockets.all).toHaveLength(1);
    expect(harness.scheduler.waiting).toBe(0);
  });

  it('counts a handshake without an answer as a failed try', () => {
    harness.stream.connect();
    harness.scheduler.advance(10_000);
    expect(harness.stream.connection.current).toEqual({ phase: 'closed', retry: 1 });
    expect(harness.sockets.last.closedWith).toBeDefined();
  });

  it('counts an address that the browser refuses as a failed try, and ends offline', () => {
    harness.sockets.refusal = new Error('SecurityError');
    harness.stream.connect();
    harness.scheduler.advance(15_000);
    expect(phase()).toBe('offline');
    expect(harness.log.count('cannot be opened')).toBe(4);
  });

  it('does not storm a server that drops each connection after a second', () => {
    harness.stream.connect();
    for (let round = 0; round < 600; round += 1) {
      if (phase() === 'connecting') harness.sockets.last.open();
      harness.scheduler.advance(100);
      if (phase() === 'open' && round % 10 === 9) harness.sockets.last.break();
    }
    expect(harness.sockets.all).toHaveLength(4);
    expect(phase()).toBe('offline');
  });

  it('starts counting from one again once a connection was stable', () => {
    harness.opened();
    for (let loss = 0; loss < 10; loss += 1) {
      harness.live(6_000);
      harness.sockets.last.break();
      expect(harness.stream.connection.current).toEqual({ phase: 'closed', retry: 1 });
      harness.scheduler.advance(5_000);
      harness.sockets.last.open();
    }
  });

  describe('when offline', () => {
    beforeEach(() => {
      harness.stream.connect();
      harness.sockets.last.break();
      failTries(20_000);
      expect(phase()).toBe('offline');
    });

    it.each([
      ['someone asks for it', () => harness.stream.reconnect()],
      [
        'the network is back',
        () => {
          harness.page.online.set(false);
          harness.page.online.set(true);
        },
      ],
      [
        'the page is shown again',
        () => {
          harness.page.visible.set(false);
          harness.page.visible.set(true);
        },
      ],
    ])('starts a new series of tries when %s', (_, act) => {
      const before = harness.sockets.all.length;
      act();
      expect(harness.sockets.all).toHaveLength(before + 1);
      harness.sockets.last.break();
      expect(harness.stream.connection.current).toEqual({ phase: 'closed', retry: 1 });
      failTries(60_000);
      expect(harness.sockets.all).toHaveLength(before + 4);
    });
  });

  it('is closed at once when the network goes, and connects once when it is back', () => {
    harness.opened();
    harness.page.online.set(false);
    expect(phase()).toBe('closed');
    expect(harness.sockets.last.closedWith).toBeDefined();
    failTries(90_000);
    const before = harness.sockets.all.length;
    harness.page.online.set(true);
    harness.sockets.last.open();
    harness.live(60_000);
    expect(harness.sockets.all).toHaveLength(before + 1);
    expect(phase()).toBe('open');
  });

  it('ignores events of earlier sockets', () => {
    harness.opened();
    const first = harness.sockets.last;
    const { onclose, onmessage } = first;
    const heard = jest.fn();
    harness.stream.onTickers(heard);
    harness.scheduler.advance(20_000);
    expect(first.onclose).toBeNull();
    harness.scheduler.advance(5_000);
    harness.sockets.last.open();
    // The dead socket's close arrives a minute late, and a frame that was still on its way.
    onclose?.({ code: 1006 });
    onmessage?.({ data: '{"topic":"bbos","ts":1760000000000,"data":[]}' });
    expect(phase()).toBe('open');
    expect(heard).not.toHaveBeenCalled();
  });

  describe('keeps asking whether the other side is there', () => {
    const pings = () => harness.sockets.last.sentOf('PING').length;

    it('with the first ping 10 s after opening', () => {
      harness.opened();
      harness.scheduler.advance(9_999);
      expect(pings()).toBe(0);
      harness.scheduler.advance(1);
      expect(pings()).toBe(1);
    });

    it.each([[{ cmd: 'PONG', success: true, time: 1 }], [{ event: 'pong', ts: 1 }]])(
      'and 10 s after each pong: %j',
      (pong) => {
        harness.opened();
        harness.scheduler.advance(10_000);
        harness.scheduler.advance(3_000);
        harness.sockets.last.receive(pong);
        harness.scheduler.advance(9_999);
        expect(pings()).toBe(1);
        harness.scheduler.advance(1);
        expect(pings()).toBe(2);
        expect(phase()).toBe('open');
      },
    );

    it('and takes a socket without a reply in 10 s for dead at once, without waiting for its close event', () => {
      harness.opened();
      const [dead] = harness.sockets.all;
      harness.scheduler.advance(19_999);
      expect(phase()).toBe('open');
      harness.scheduler.advance(1);
      expect(harness.stream.connection.current).toEqual({ phase: 'closed', retry: 1 });
      expect(dead!.closedWith).toBeDefined();
      expect(dead!.onclose).toBeNull();
      harness.scheduler.advance(5_000);
      expect(harness.sockets.all).toHaveLength(2);
    });

    it('and asks at once when the page is shown again', () => {
      harness.opened();
      harness.live(3_000);
      harness.page.visible.set(false);
      harness.page.visible.set(true);
      expect(pings()).toBe(1);
    });

    it('without a false alarm while the timers of a hidden page run once a minute', () => {
      harness.opened();
      harness.page.visible.set(false);
      for (let round = 0; round < 10; round += 1) {
        // All timers of the minute fire together; the pong comes right after.
        harness.scheduler.jump(50_000);
        harness.scheduler.advance(10_000);
        if (pings() > 0) harness.sockets.last.receive({ event: 'pong' });
      }
      expect(harness.sockets.all).toHaveLength(1);
    });
  });

  it.each([
    { event: 'ping', ts: 1 },
    { cmd: 'PING', ts: 1 },
  ])("answers the server's ping: %j", (ping) => {
    harness.opened();
    harness.sockets.last.receive(ping);
    expect(harness.sockets.last.sentOf('pong')).toHaveLength(1);
  });

  it('connects anew when the machine slept', () => {
    harness.opened();
    harness.live(6_000);
    harness.scheduler.jump(2 * 3_600_000);
    harness.scheduler.advance(5_000);
    expect(harness.sockets.all).toHaveLength(2);
    expect(harness.stream.connection.current).toEqual({ phase: 'connecting', retry: 0 });
  });

  it('is not disturbed by a clock that is set back', () => {
    harness.opened();
    harness.scheduler.jump(-3_600_000);
    harness.live(60_000);
    expect(harness.sockets.all).toHaveLength(1);
  });

  it('tries again each 100 ms to send on a connecting socket', () => {
    harness.stream.connect();
    harness.scheduler.advance(1_000);
    harness.stream.onTrade('SPOT_BTC_USDT', () => undefined);
    harness.sockets.last.open();
    harness.scheduler.advance(100);
    const topics = harness.sockets.last.sentOf('SUBSCRIBE').flatMap((frame) => frame.params as string[]);
    expect(topics.sort()).toEqual(['ticker@SPOT_WOO_USDT', 'tickers', 'trade@SPOT_BTC_USDT']);
  });
});
