import { createServer, type AddressInfo } from 'node:net';
import { problemOf, requireFreePort, StartProblem } from '../../../../sandbox/assembly/start-problem';

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

  it('is noticed before anything is started, whichever local address the other program took', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(requireFreePort(port, 'SANDBOX_PORT')).rejects.toThrow(`Port ${port} is taken`);
    await new Promise((resolve) => other.close(resolve));
    await requireFreePort(port, 'SANDBOX_PORT');
  });

  it('does not hide a fault of the program', () => {
    const fault = new TypeError('undefined is not a function');
    expect(problemOf(fault, {})).toBe(fault);
  });
});
