import { loadedOnce } from '../../../../../src/infrastructure/rest/transport/loaded-once';

describe('a part that is loaded once', () => {
  it('is had within the same task from then on', async () => {
    let loads = 0;
    const part = loadedOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return (loads += 1);
    });
    await Promise.all([part(), part()]);
    const order: string[] = [];
    const later = new Promise<void>((resolve) => {
      setImmediate(() => {
        order.push('another task');
        resolve();
      });
    });
    await part().then(() => order.push('the part'));
    await later;
    expect(order).toEqual(['the part', 'another task']);
    expect(loads).toBe(1);
  });

  it('is tried again after it could not be loaded', async () => {
    let tries = 0;
    const part = loadedOnce(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return 'here';
    });
    await expect(part()).rejects.toThrow('offline');
    expect(await part()).toBe('here');
  });
});
