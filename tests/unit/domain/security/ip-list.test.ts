import { ipEntries, ipListProblems } from '../../../../src/domain/security/ip-list';

test('entries stand on lines of their own or between commas', () => {
  expect(ipEntries(' 203.0.113.7,\n2001:db8::/32;  198.51.100.0/24 \n')).toEqual([
    '203.0.113.7',
    '2001:db8::/32',
    '198.51.100.0/24',
  ]);
  expect(ipEntries('  ')).toEqual([]);
});

test.each([
  '203.0.113.7',
  '0.0.0.0',
  '255.255.255.255',
  '249.199.99.9',
  '203.0.113.0/24',
  '10.0.0.0/8',
  '2001:db8::1',
  '::1',
  '2001:db8::/32',
  '::ffff:203.0.113.7/128',
])('%s can be sent', (entry) => {
  expect(ipListProblems([entry])).toEqual([]);
});

test.each([
  '203.0.113',
  '203.0.113.300',
  '203.0.113.7.',
  '203.0.113.7/33',
  '203.0.113.7/',
  '203.0.113.7/24/8',
  'example.com',
  'localhost',
  '2001:db8',
  '2001:db8::g',
  'fe80::1%eth0',
  '2001:db8::/129',
  '[::1]',
  '203.0.113.7.9',
  '203.0.113.256',
  '203.0.113.7/1x',
  '203.0.113.7/x8',
  '2001:db8::/1280',
  '2001:db8::1 ',
  '1:2:3:4:5:6:7:8:9',
  '::1]@[::1',
])('%s is no address', (entry) => {
  expect(ipListProblems(['198.51.100.1', entry])).toEqual([{ fault: 'notAnAddress', entry }]);
});

test('a range as wide as everything is no limit', () => {
  expect(ipListProblems(['0.0.0.0/0'])).toEqual([{ fault: 'tooWide', entry: '0.0.0.0/0' }]);
  expect(ipListProblems(['2001::/7'])).toEqual([{ fault: 'tooWide', entry: '2001::/7' }]);
});

test('each entry once, and not too many', () => {
  expect(ipListProblems(['2001:DB8::1', '2001:db8::1'])).toEqual([{ fault: 'repeated', entry: '2001:db8::1' }]);
  const many = Array.from({ length: 21 }, (_, index) => `203.0.113.${index}`);
  expect(ipListProblems(many)).toEqual([{ fault: 'tooMany', entry: '' }]);
  expect(ipListProblems(many.slice(1))).toEqual([]);
});

test('all that is wrong with a list is told at once', () => {
  expect(ipListProblems(['nowhere', '198.51.100.1', '10.0.0.0/4', '198.51.100.1'])).toEqual([
    { fault: 'notAnAddress', entry: 'nowhere' },
    { fault: 'tooWide', entry: '10.0.0.0/4' },
    { fault: 'repeated', entry: '198.51.100.1' },
  ]);
});
