import { inForms } from '../../../../../sandbox/calls/routing/wire-forms';

const answer = {
  success: true,
  data: {
    rows: [
      {
        orderId: 7,
        symbol: '1000',
        orderTag: '12',
        price: '50000.5',
        amount: null,
        createdTime: 1_760_000_000_123,
        updatedTime: '1',
        isMaker: 1,
      },
    ],
  },
  timestamp: 1_760_000_000_456,
};

describe('forms of an answer', () => {
  it('stay as they are unless asked otherwise', () => {
    expect(inForms(answer, { numbers: 'text', times: 'milliseconds' })).toBe(answer);
  });

  it('turn figures into numbers and leave names alone', () => {
    const { data } = inForms(answer, { numbers: 'number', times: 'milliseconds' }) as typeof answer;
    expect(data.rows[0]).toMatchObject({
      orderId: 7,
      symbol: '1000',
      orderTag: '12',
      price: 50_000.5,
      amount: null,
      createdTime: 1_760_000_000_123,
    });
  });

  it('turn times into seconds with a fraction, but not the time of the answer', () => {
    const { data, timestamp } = inForms(answer, { numbers: 'text', times: 'seconds' }) as typeof answer;
    expect(data.rows[0]).toMatchObject({ price: '50000.5', createdTime: '1760000000.123', isMaker: 1 });
    expect(timestamp).toBe(1_760_000_000_456);
  });
});
