import { admitsIp, isIpList } from '../../../../../sandbox/services/credentials/ip-list';

describe('a list of addresses', () => {
  it.each([[['203.0.113.7']], [['203.0.113.0/24', '2001:db8::/32']], [[]]])('%j is one', (entries) =>
    expect(isIpList(entries)).toBe(true),
  );

  it.each([
    [['localhost']],
    [['203.0.113.256']],
    [['0.0.0.0/0']],
    [['10.0.0.0/7']],
    [['203.0.113.0/33']],
    [['2001:db8::/129']],
    [['203.0.113.7/24/8']],
    [['203.0.113.7', '203.0.113.7']],
    [Array.from({ length: 21 }, (_, index) => `203.0.113.${index}`)],
  ])('%j is none', (entries) => expect(isIpList(entries)).toBe(false));

  it.each([
    [[], '203.0.113.7', true],
    [['203.0.113.7'], '203.0.113.7', true],
    [['203.0.113.7'], '::ffff:203.0.113.7', true],
    [['203.0.113.7'], '203.0.113.8', false],
    [['203.0.113.0/24'], '203.0.113.200', true],
    [['203.0.113.0/24'], '203.0.114.1', false],
    [['2001:db8::/32'], '2001:db8:1::7', true],
    [['2001:db8::/32'], '203.0.113.7', false],
    [['203.0.113.7'], '', false],
  ])('%j lets %s in: %s', (entries, ip, admitted) => expect(admitsIp(entries, ip)).toBe(admitted));
});
