import { Faults } from '../../../../sandbox/gateway/faults';

describe('faults of topics', () => {
  it('drop, swap and duplicate the next messages and then leave the topic alone', () => {
    const faults = new Faults(() => 0);
    faults.set({ kind: 'dropNext', topic: 'a', count: 2 });
    expect(['1', '2', '3'].flatMap((text) => faults.messages('a', text))).toEqual(['3']);
    faults.set({ kind: 'swapNext', topic: 'a' });
    expect(['4', '5', '6'].flatMap((text) => faults.messages('a', text))).toEqual(['5', '4', '6']);
    faults.set({ kind: 'duplicateNext', topic: 'a' });
    expect(['7', '8'].flatMap((text) => faults.messages('a', text))).toEqual(['7', '7', '8']);
    expect(faults.messages('b', '9')).toEqual(['9']);
  });
});
