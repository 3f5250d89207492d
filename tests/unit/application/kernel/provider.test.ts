import {
  defineModule,
  missingPorts,
  provide,
  provideBy,
  provideValue,
  type Provider,
} from '../../../../src/application/kernel/provider';
import { isPort, needsOf, token, type Key } from '../../../../src/application/kernel/token';

const Clock = token<() => number>('Clock');
const Log = token<string[]>('Log');
const Words = token<string>('Words');

class Greeting {
  static readonly needs = [Words, Clock] as const;
  constructor(
    readonly words: string,
    readonly clock: () => number,
  ) {}
}

class Plain {
  readonly words = 'none';
}

const made = (provider: Provider, ...parts: unknown[]): unknown => provider.create(...(parts as never[]));

describe('a line of wiring', () => {
  it('provides a port by what is made elsewhere', () => {
    const line = provide<object>(token('Thing'), Plain);
    const plain = new Plain();
    expect(line.needs).toEqual([Plain]);
    expect(made(line, plain)).toBe(plain);
  });

  it('provides a port by a function of other parts', () => {
    const line = provideBy(Words, (clock: () => number, log: string[]) => `${clock()} ${log[0]}`, Clock, Log);
    expect([line.key, line.needs]).toEqual([Words, [Clock, Log]]);
    expect(made(line, () => 3, ['words'])).toBe('3 words');
  });

  it('provides a value that needs nothing', () => {
    const line = provideValue(Words, 'good day');
    expect([line.key, line.needs, made(line)]).toEqual([Words, [], 'good day']);
  });

  it('belongs to a module by name', () => {
    const line = provideValue(Words, 'good day');
    expect(defineModule('words', [line])).toEqual({ name: 'words', providers: [line] });
  });
});

describe('a key', () => {
  it('is a port or a class, which says what it is made of', () => {
    expect([isPort(Words), isPort(Greeting), isPort(Plain)]).toEqual([true, false, false]);
    expect([needsOf(Words), needsOf(Greeting), needsOf(Plain)]).toEqual([[], [Words, Clock], []]);
  });
});

describe('the ports that nobody provides', () => {
  const missing = (keys: readonly Key<unknown>[], ...lines: Provider[]): readonly Key<unknown>[] =>
    missingPorts(keys, (key) => lines.find((line) => line.key === key));

  it('are found behind a class, at any depth', () => {
    expect(missing([Greeting])).toEqual([Words, Clock]);
    const words = provideBy(Words, (log: string[]) => log[0]!, Log);
    expect(missing([Greeting], words)).toEqual([Log, Clock]);
  });

  it('are named once each', () => {
    expect(missing([Words, Greeting, Words])).toEqual([Words, Clock]);
  });

  it('are none where every one is provided, and a class needs no line of its own', () => {
    expect(missing([Greeting, Plain], provideValue(Words, ''), provideValue(Clock, Date.now))).toEqual([]);
  });

  it('are not looked for behind a class that is provided otherwise', () => {
    expect(missing([Greeting], provideValue(Greeting, new Greeting('', Date.now)))).toEqual([]);
  });

  it('are found where two need each other', () => {
    const [first, second] = [token<string>('First'), token<string>('Second')];
    const lines = [
      provideBy(first, (other: string) => other, second),
      provideBy(second, (other: string) => other, first),
    ];
    expect(missing([first], ...lines)).toEqual([]);
  });
});
