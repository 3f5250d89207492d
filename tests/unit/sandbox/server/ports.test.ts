import { problemOf, StartProblem } from '../../../../sandbox/server/ports';

const withCode = (code: string) => Object.assign(new Error(code), { code });

describe('a start that fails', () => {
  it.each([
    [withCode('ENOSPC'), /disk of \/data is full/],
    [new Error('database or disk is full'), /disk of \/data is full/],
    [withCode('EROFS'), /\/data cannot be written/],
    [new Error('unable to open database file'), /\/data cannot be written/],
  ])('says what to do about %s', (error, sentence) => {
    const problem = problemOf(error, { folder: '/data' });
    expect(problem).toBeInstanceOf(StartProblem);
    expect(problem.message).toMatch(sentence);
  });

  it('does not hide a fault of the program', () => {
    const fault = new TypeError('undefined is not a function');
    expect(problemOf(fault, {})).toBe(fault);
  });
});
