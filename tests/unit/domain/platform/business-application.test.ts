import { applicationProblem } from '../../../../src/domain/platform/business-application';

test.each([
  ['company', '   ', 'missing'],
  ['contact', '', 'missing'],
  ['email', '', 'missing'],
  ['email', 'ida@north', 'noEmail'],
  ['email', ' ida@north.example ', undefined],
  ['website', '', undefined],
  ['website', 'north.example', 'noWebsite'],
  ['website', 'javascript:alert(1)', 'noWebsite'],
  ['website', 'https://north.example', undefined],
  ['website', 'http://north.example', undefined],
  ['website', 'see https://north.example', 'noWebsite'],
  ['website', 'https://north.example and more', 'noWebsite'],
  ['volume', 'x'.repeat(64), undefined],
  ['volume', 'x'.repeat(65), 'tooLong'],
  ['message', 'x'.repeat(4_001), 'tooLong'],
  ['exchanges', '', undefined],
] as const)('%s %j: %s', (field, written, problem) => {
  expect(applicationProblem(field, written)).toBe(problem);
});
