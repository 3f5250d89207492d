import type { ApiTopic } from '../../../domain/reference/api-reference';

type Described = Omit<ApiTopic, 'family' | 'access'>;

const event = (topics: readonly Described[]): readonly ApiTopic[] =>
  topics.map((each) => ({ ...each, family: 'event', access: 'public' }));
const cmd = (topics: readonly Described[]): readonly ApiTopic[] =>
  topics.map((each) => ({ ...each, family: 'cmd', access: 'public' }));
const own = (family: ApiTopic['family'], topics: readonly Described[]): readonly ApiTopic[] =>
  topics.map((each) => ({ ...each, family, access: 'private' }));

/** Every topic of the websocket in both families of frames (protocol 1.4, 1.5, 1.7). Values are examples. */
export const streamTopics: readonly ApiTopic[] = [
  ...event([
    {
      topic: 'tickers',
      summary: 'The last 24 hours of every market.',
      cadence: 'each second',
      example:
        '[{"symbol":"SPOT_WOO_USDT","open":0.0712,"close":0.0731,"high":0.0744,"low":0.0705,"volume":812345.6,"amount":58912.4,"count":1932}]',
    },
    {
      topic: '{symbol}@ticker',
      summary: 'The last 24 hours of one market.',
      cadence: 'each second, on change',
      example:
        '{"symbol":"SPOT_WOO_USDT","open":0.0712,"close":0.0731,"high":0.0744,"low":0.0705,"volume":812345.6,"amount":58912.4,"count":1932}',
    },
    {
      topic: 'bbos',
      summary: 'Best bid and offer of every market.',
      cadence: 'each second',
      example: '[{"symbol":"SPOT_ETH_USDT","ask":2401.12,"askSize":3.4,"bid":2401.01,"bidSize":1.25}]',
    },
    {
      topic: '{symbol}@bbo',
      summary: 'Best bid and offer of one market.',
      cadence: '10 ms, on change',
      example: '{"symbol":"SPOT_ETH_USDT","ask":2401.12,"askSize":3.4,"bid":2401.01,"bidSize":1.25}',
    },
    {
      topic: '{symbol}@orderbook',
      summary: 'The whole book, 100 levels a side.',
      cadence: 'each second',
      example: '{"symbol":"SPOT_BTC_USDT","asks":[[60480.5,0.3]],"bids":[[60479.1,0.42]]}',
    },
    {
      topic: '{symbol}@orderbookupdate',
      summary: 'Changed levels of the book; size 0 removes a level. `prevTs` is the time of the update before.',
      cadence: '200 ms, on change',
      example: '{"symbol":"SPOT_BTC_USDT","prevTs":1760000001400,"asks":[[60480.5,0]],"bids":[[60479.1,0.42]]}',
    },
    {
      topic: '{symbol}@trade',
      summary: 'Every trade. The side is the taker’s.',
      cadence: 'at once',
      example: '{"symbol":"SPOT_WOO_USDT","price":0.0731,"size":1500,"side":"SELL","source":1}',
    },
    {
      topic: '{symbol}@kline_{interval}',
      summary: 'The candle that is being made.',
      cadence: 'each second',
      example:
        '{"symbol":"PERP_BTC_USDT","type":"1m","open":60470,"close":60480,"high":60491,"low":60462,"volume":1.204,"amount":72811.2,"startTime":1759999980000,"endTime":1760000040000}',
    },
    {
      topic: '{spot}@indexprice',
      summary: 'Index price, by the spot symbol; `indexprices` for all.',
      cadence: 'each second',
      example: '{"symbol":"SPOT_BTC_USDT","price":60471.3}',
    },
    {
      topic: '{perp}@markprice',
      summary: 'Mark price of a contract; `markprices` for all.',
      cadence: 'each second',
      example: '{"symbol":"PERP_BTC_USDT","price":60472.1}',
    },
    {
      topic: '{perp}@openinterest',
      summary: 'Open interest in base units; `openinterests` for all.',
      cadence: 'each second on change, else 10 s',
      example: '{"symbol":"PERP_BTC_USDT","openInterest":221.9}',
    },
    {
      topic: '{perp}@estfundingrate',
      summary: 'Estimated rate of the next funding.',
      cadence: 'each minute',
      example: '{"symbol":"PERP_BTC_USDT","fundingRate":0.000083,"fundingTs":1760025600000}',
    },
  ]),
  ...cmd([
    {
      topic: 'ticker@{symbol}',
      summary: 'The last 24 hours of one market.',
      cadence: 'each second',
      example:
        '{"s":"PERP_ETH_USDT","o":"2380.1","c":"2401.5","h":"2422.0","l":"2366.4","v":"5120.22","a":"12290114.8","cnt":"8123","ts":1760000002000}',
    },
    {
      topic: 'bbo@{symbol}',
      summary: 'Best bid and offer.',
      cadence: '10 ms, on change',
      example: '{"s":"PERP_ETH_USDT","ap":"2401.6","aq":"12.4","bp":"2401.5","bq":"3.31","ts":1760000002009}',
    },
    {
      topic: 'orderbookupdate@{symbol}@{depth}',
      summary:
        'Changed levels of the best 50, 200 or 500; "0" removes a level. Join with the order book call of the same depth.',
      cadence: '50, 100 or 200 ms',
      example:
        '{"s":"SPOT_WOO_USDT","ts":1760000002150,"prevTs":1760000002100,"bids":[["0.0730","88000"]],"asks":[["0.0732","0"]]}',
    },
    {
      topic: 'orderbook10@{symbol}',
      summary: 'Ten levels a side, whole each time.',
      cadence: '200 ms',
      example: '{"s":"SPOT_WOO_USDT","ts":1760000002150,"bids":[["0.0730","88000"]],"asks":[["0.0732","41000"]]}',
    },
    {
      topic: 'trade@{symbol}',
      summary: 'Every trade. The side is the taker’s.',
      cadence: 'at once',
      example: '{"s":"SPOT_WOO_USDT","px":"0.0731","sx":"1500","sd":"SELL","src":1,"rpi":false,"ts":1760000002100}',
    },
    {
      topic: 'kline@{symbol}@{interval}',
      summary: 'The candle that is being made.',
      cadence: 'each second when traded, and at its close',
      example:
        '{"s":"SPOT_WOO_USDT","t":"5m","o":"0.0729","c":"0.0731","h":"0.0733","l":"0.0728","v":"92011","a":"6712.4","st":1759999800000,"et":1760000100000}',
    },
    {
      topic: 'markprice@{perp}',
      summary: 'Mark price of a contract.',
      cadence: 'each second',
      example: '{"s":"PERP_ETH_USDT","px":"2401.4","ts":1760000002000}',
    },
    {
      topic: 'indexprice@{spot}',
      summary: 'Index price, by the spot symbol.',
      cadence: 'each second',
      example: '{"s":"SPOT_ETH_USDT","px":"2401.2","ts":1760000002000}',
    },
    {
      topic: 'openinterest@{perp}',
      summary: 'Open interest in base units.',
      cadence: 'each second on change, else 10 s',
      example: '{"s":"PERP_ETH_USDT","oi":"1204.5","ts":1760000002000}',
    },
    {
      topic: 'estfundingrate@{perp}',
      summary: 'Estimated rate of the next funding.',
      cadence: 'each minute',
      example: '{"s":"PERP_ETH_USDT","r":"-0.00001234","ft":1760025600000,"ts":1760000003990}',
    },
  ]),
  ...own('event', [
    {
      topic: 'executionreport',
      summary: 'Every change of an own order, with the fill that caused it.',
      cadence: 'at once',
      example:
        '{"msgType":0,"symbol":"SPOT_BTC_USDT","orderId":810001,"type":"LIMIT","side":"BUY","status":"PARTIAL_FILLED","price":60000,"quantity":0.5,"tradeId":990011,"executedPrice":60000,"executedQuantity":0.2}',
    },
    {
      topic: 'algoexecutionreportv2',
      summary: 'Every change of an own conditional order.',
      cadence: 'at once',
      example:
        '[{"algoOrderId":77,"symbol":"PERP_BTC_USDT","algoType":"STOP","triggerPrice":59000,"algoStatus":"NEW"}]',
    },
    {
      topic: 'position',
      summary: 'Positions that changed.',
      cadence: 'on change',
      example:
        '{"positions":{"PERP_ETH_USDT":{"holding":0.5,"averageOpenPrice":2400,"markPrice":2401.4,"positionSide":"BOTH","version":3}}}',
    },
    {
      topic: 'balance',
      summary: 'Balances that changed.',
      cadence: 'on change',
      example: '{"balances":{"USDT":{"holding":10000,"frozen":120,"version":7}}}',
    },
  ]),
  ...own('cmd', [
    {
      topic: 'executionreport',
      summary: 'Every change of an own order, with the fill that caused it.',
      cadence: 'at once',
      example:
        '{"mt":0,"s":"PERP_ETH_USDT","oid":810001,"t":"LIMIT","sd":"BUY","ps":"BOTH","sx":"0.5","px":"2400","ss":"PARTIAL_FILLED","esx":"0.2","epx":"2400","tesx":"0.2","ts":1760000008998}',
    },
    {
      topic: 'algoexecutionreport',
      summary: 'Every change of an own conditional order.',
      cadence: 'at once',
      example: '[{"aid":77,"s":"PERP_BTC_USDT","at":"STOP","trp":"59000","ss":"NEW"}]',
    },
    {
      topic: 'position',
      summary: 'Positions that changed.',
      cadence: 'on change',
      example: '{"positions":[{"s":"PERP_ETH_USDT","h":"0.5","aop":"2400","mp":"2401.4","ps":"BOTH","ver":3}]}',
    },
    {
      topic: 'balance',
      summary: 'Balances that changed.',
      cadence: 'on change',
      example: '{"balances":[{"t":"USDT","h":"10000","f":"120","ver":7}]}',
    },
    {
      topic: 'account',
      summary: 'Margin of the account.',
      cadence: 'on change and each second',
      example: '{"m":"FUTURE","mr":"10","imr":"0","mmr":"0","tc":"10000","fc":"9880","v":"10000"}',
    },
    {
      topic: 'marginassignment',
      summary: 'Margin of an isolated position changed.',
      cadence: 'at once',
      example:
        '{"symbol":"PERP_ETH_USDT","positionSide":"BOTH","isolatedMarginToken":"USDT","isolatedMarginAmount":"120","delta":"20","action":"ADD"}',
    },
    {
      topic: 'notification',
      summary: 'News for the account.',
      cadence: 'at once',
      example:
        '{"id":"12","type":"DEPOSIT","level":"success","title":"Deposit credited","body":"0.5 BTC","read":false}',
    },
  ]),
];
