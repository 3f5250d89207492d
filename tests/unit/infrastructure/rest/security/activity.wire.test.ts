import { activityFromWire, activityQueryToWire } from '../../../../../src/infrastructure/rest/security/activity.wire';

const at = 1_760_000_000_123;

describe('something that was done on an account', () => {
  const row = {
    time: String(at / 1_000),
    action: 'LOGIN',
    ip: '203.0.113.7',
    location: 'Taipei',
    device: 'Firefox on Linux',
    result: 'SUCCESS',
  };

  it('is read field by field', () => {
    expect(activityFromWire(row)).toEqual([
      { at, action: 'LOGIN', ip: '203.0.113.7', location: 'Taipei', device: 'Firefox on Linux', succeeded: true },
    ]);
  });

  it.each([
    ['absent', {}],
    ['null', { ip: null, location: null, device: null }],
  ])('leaves empty where it came from if that is %s', (_, place) => {
    expect(activityFromWire({ time: at, action: 'LOGIN', result: 'SUCCESS', ...place })).toEqual([
      { at, action: 'LOGIN', ip: '', location: '', device: '', succeeded: true },
    ]);
  });

  it.each(['FAILED', 'success', ''])('never takes the result %p for a success', (result) => {
    expect(activityFromWire({ ...row, result })).toMatchObject([{ succeeded: false }]);
  });

  it.each(['', 'soon', -1])('is left out at the time %p', (time) => {
    expect(activityFromWire({ ...row, time })).toEqual([]);
  });
});

describe('the request for what was done', () => {
  it.each([
    ['no time', {}, {}],
    ['times that are not set', { from: undefined, to: undefined }, {}],
    ['a start', { from: at }, { from: at }],
    ['an end', { to: at }, { to: at }],
    ['the first moment of all', { from: 0, to: 0 }, { from: 0, to: 0 }],
    ['both', { from: at, to: at + 5 }, { from: at, to: at + 5 }],
  ])('sends with %s only what is given, and always the page', (_, asked, sent) => {
    expect(activityQueryToWire({ from: undefined, to: undefined, ...asked, page: 3, size: 25 })).toStrictEqual({
      ...sent,
      page: 3,
      size: 25,
    });
  });
});
