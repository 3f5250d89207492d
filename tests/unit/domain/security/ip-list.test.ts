import { ipEntries, ipListProblems, namesOwnNetwork, plainIpList } from '../../../../src/domain/security/ip-list';

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
  '223.255.255.255',
  '199.249.99.9',
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

test.each(['0.0.0.0', '0.1.2.3/16', '255.255.255.255', '239.0.0.1', '::', '::2', '::/8', 'ff02::1', '::ffff:0:0/95'])(
  'nobody calls from %s',
  (entry) => expect(ipListProblems([entry], { here: '10.0.0.1' })).toEqual([{ fault: 'notPublic', entry }]),
);

test.each([
  ['10.0.0.1', '203.0.113.7'],
  ['10.0.0.1', '127.0.0.1'],
  ['172.31.0.0/16', '203.0.113.7'],
  ['192.168.1.20', '::1'],
  ['169.254.1.1', '2001:db8::1'],
  ['100.64.0.1', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7'],
  ['::1', '192.168.1.20'],
  ['::ffff:127.0.0.1', '203.0.113.7'],
  ['fd00::1', '203.0.113.7'],
  ['fe80::1', '203.0.113.7'],
])('an exchange that is called from elsewhere never sees %s, such as from %s', (entry, here) => {
  expect(ipListProblems([entry], { here })).toEqual([{ fault: 'notPublic', entry }]);
  expect(namesOwnNetwork([entry])).toBe(true);
});

test.each([
  ['127.0.0.1', '::1'],
  ['::1', '::ffff:127.0.0.1'],
  ['10.0.0.0/24', '192.168.1.20'],
  ['172.15.0.1', '203.0.113.7'],
  ['172.32.0.1', '203.0.113.7'],
  ['100.128.0.1', '203.0.113.7'],
  ['fec0::1', '203.0.113.7'],
  // The exchange decides where the product does not know.
  ['10.0.0.1', undefined],
])('it does see %s from %s', (entry, here) => expect(ipListProblems([entry], { here })).toEqual([]));

test('only addresses of own networks take knowing where somebody is', () => {
  expect(namesOwnNetwork(['203.0.113.7', 'nowhere', '0.0.0.0', '2001:db8::/32'])).toBe(false);
});

test('a key that withdraws is told of what it takes at once', () => {
  expect(ipListProblems(['0.0.0.0/0'], { withdraws: true })).toEqual([
    { fault: 'tooWideToWithdraw', entry: '0.0.0.0/0' },
  ]);
});

test.each(['1.2.3.4/8', '203.0.113.0/23', '2001:db8::/63'])(
  'a key that withdraws takes nothing as wide as %s',
  (entry) => {
    expect(ipListProblems([entry], { withdraws: true })).toEqual([{ fault: 'tooWideToWithdraw', entry }]);
    expect(ipListProblems([entry])).toEqual([]);
  },
);

test.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::1', '2001:db8::/64'])('a key that withdraws takes %s', (entry) =>
  expect(ipListProblems([entry], { withdraws: true })).toEqual([]),
);

test.each([
  ['1.2.3.4/8', '1.0.0.0/8'],
  ['203.0.113.129/25', '203.0.113.128/25'],
  ['203.0.113.7/32', '203.0.113.7'],
  ['2001:DB8:0:0::1/64', '2001:db8::/64'],
  ['2001:db8:ffff:ffff::/33', '2001:db8:8000::/33'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
  ['::ffff:203.0.113.7/128', '203.0.113.7'],
  ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
  ['nowhere', 'nowhere'],
])('%s is kept as %s', (typed, kept) => expect(plainIpList([typed])).toEqual([kept]));

test('one range in two ways of writing is repeated', () => {
  expect(ipListProblems(['203.0.113.7/24', '203.0.113.9/24'])).toEqual([
    { fault: 'repeated', entry: '203.0.113.9/24' },
  ]);
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
