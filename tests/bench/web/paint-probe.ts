/**
 * Runs in the page, as a text because the transpiler's helpers do not exist there. Notes when each frame of the
 * socket came in; after a frame in which the document changed, or a text was drawn, has been painted, all that came
 * before it have been painted. Frame times tell what was dropped.
 */
export const paintProbe = `
  window.probe = { latencies: [], frames: [], received: 0, openedAt: undefined };
  let waiting = [];
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      this.addEventListener('open', () => { probe.openedAt = performance.now(); });
      this.addEventListener('message', () => { probe.received += 1; waiting.push(performance.now()); });
    }
  };
  const channel = new MessageChannel();
  let painted;
  channel.port1.onmessage = () => {
    const now = performance.now();
    for (const at of painted) probe.latencies.push(now - at);
    painted = undefined;
  };
  const changed = () => {
    if (painted || waiting.length === 0) return;
    painted = waiting;
    waiting = [];
    channel.port2.postMessage(0);
  };
  new MutationObserver(changed).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (...text) {
    changed();
    return fillText.apply(this, text);
  };
  let last;
  const frame = (now) => {
    if (last !== undefined) probe.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;

export interface Probe {
  readonly latencies: readonly number[];
  readonly frames: readonly number[];
  readonly received: number;
}
