import { admitsIp } from '../../../../../sandbox/services/credentials/ip-list';

describe('a list of addresses', () => {
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
