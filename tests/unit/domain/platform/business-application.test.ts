import { decimalMarks } from '../../../../src/domain/platform/decimal-marks';
import { applicationProblem, plainVolume } from '../../../../src/domain/platform/business-application';

test.each([
  ['company', '   ', 'missing'],
  ['contact', '', 'missing'],
  ['email', '', 'missing'],
  ['email', 'ida@north', 'noEmail'],
  ['email', ' ida@north.example ', undefined],
  ['website', '', undefined],
  ['website', 'north.example', undefined],
  ['website', 'north', 'noWebsite'],
  ['website', 'https://north', 'noWebsite'],
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

test.each([
  ['en', '1,000,000.5', '1000000.5'],
  ['pt', '1.000.000,5', '1000000.5'],
  ['en', ' 5000 ', '5000'],
  ['en', '  ', ''],
  ['en', '-1.5', undefined],
  ['en', 'lots', undefined],
])('a volume written in %s as %j is filed as %j', (language, written, filed) => {
  expect(plainVolume(written, decimalMarks(language))).toBe(filed);
});
