export const parseOnly = '/parse-only';

const topics = ['tickers', 'bbos', 'orderbookupdate@SPOT_BTC_USDT@50', 'trade@SPOT_BTC_USDT', 'kline@SPOT_BTC_USDT@1m'];

/**
 * A page that does nothing with the trade page's feed but parse it and write one number a frame: what the browser
 * and this machine take by themselves. The product's figures mean little where this page drops frames, too.
 */
export const parseOnlyPage = (stream: number): string => `<!doctype html><title>Parse only</title><p>-</p><script>
  const text = document.querySelector('p').firstChild;
  const socket = new WebSocket('ws://localhost:${stream}');
  let sum = 0;
  let asked = false;
  const write = () => { asked = false; text.data = String(sum); };
  socket.onopen = () => socket.send(JSON.stringify({ id: '1', cmd: 'SUBSCRIBE', params: ${JSON.stringify(topics)} }));
  socket.onmessage = ({ data }) => {
    sum += JSON.parse(data).ts % 7;
    if (!asked) requestAnimationFrame(write);
    asked = true;
  };
</script>`;
