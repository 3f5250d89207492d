import { csvText } from '../../../../src/domain/shared/csv';
import { failure, mapResult, success } from '../../../../src/domain/shared/result';

test.each([
  // Numbers stay numbers for whoever reckons with the file.
  ['-1.25', '-1.25'],
  ['+3', '+3'],
  ['-50', '-50'],
  // What a spreadsheet would run does not run.
  ['=1+2', "'=1+2"],
  ['-1+cmd', "'-1+cmd"],
  ['+1.', "'+1."],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['x=1', 'x=1'],
  // Marks of the file itself are quoted.
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
])('%j stands in a file as %j', (text, cell) => {
  expect(csvText([[text, 'next']])).toBe(`${cell},next\r\n`);
});

test('a result is carried on, a failure stays what it is', () => {
  expect(mapResult(success(2), (value) => value + 1)).toEqual(success(3));
  expect(mapResult(failure('gone'), (value: number) => value + 1)).toEqual(failure('gone'));
});
