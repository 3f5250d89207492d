import { fc } from '../../../support/properties';
import { hotKeyActionIds, isHotKeyAction } from '../../../../src/domain/commands/hot-key-action';
import { categoryOf, hotKeyCategories } from '../../../../src/domain/commands/hot-key-category';
import {
  bindingProblem,
  bound,
  hotKeyOf,
  hotKeysText,
  hotKeyTemplate,
  hotKeyTemplates,
  needsArming,
  readHotKeys,
  sized,
  standardHotKeys,
  type HotKeyMap,
} from '../../../../src/domain/commands/hot-key-map';
import {
  ariaChord,
  chordLabel,
  chordOf,
  chordsOf,
  isChord,
  isReserved,
  isSingleCharacter,
  type KeyPress,
} from '../../../../src/domain/commands/key-chord';

const press = (code: string, key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  code,
  key,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...held,
});

describe('keys', () => {
  it('are named by their place, whatever the layout writes there', () => {
    expect(chordOf(press('KeyB', 'b'))).toBe('KeyB');
    expect(chordOf(press('KeyB', 'и'))).toBe('KeyB');
    expect(chordOf(press('KeyB', 'B', { shiftKey: true }))).toBe('Shift+KeyB');
  });

  it('are named by what they write where layouts differ', () => {
    expect(chordsOf(press('Minus', '?', { shiftKey: true }))).toEqual(['key:?', 'Shift+Minus']);
  });

  it('are nothing by a modifier alone', () => {
    expect(chordsOf(press('ShiftLeft', 'Shift', { shiftKey: true }))).toEqual([]);
  });

  it('read well', () => {
    expect([chordLabel('Control+Shift+KeyK'), chordLabel('BracketLeft'), chordLabel('key:?')]).toEqual([
      'Ctrl+Shift+K',
      '[',
      '?',
    ]);
    expect(ariaChord('Control+KeyK')).toBe('Control+K');
  });

  it('count as single characters with Shift too, but not with Ctrl or Alt', () => {
    expect(['KeyB', 'Shift+KeyB', 'key:/', 'Digit1'].map(isSingleCharacter)).toEqual([true, true, true, true]);
    expect(['Alt+KeyB', 'Control+KeyK', 'F2'].map(isSingleCharacter)).toEqual([false, false, false]);
  });
});

it('what the browser keeps for itself cannot be bound, however it is pressed', () => {
  const [control, command, shift] = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }];
  const reserved = (code: string, held: Partial<KeyPress>) => isReserved(chordOf(press(code, '', held))!);
  for (const held of [control, command]) {
    for (const letter of 'ACFLNPRSTVWXZ') expect([letter, reserved(`Key${letter}`, held)]).toEqual([letter, true]);
    for (const letter of 'BDEGHIJKMOQUY') expect([letter, reserved(`Key${letter}`, held)]).toEqual([letter, false]);
    for (const letter of 'INTW')
      expect([letter, reserved(`Key${letter}`, { ...held, ...shift })]).toEqual([letter, true]);
    expect(reserved('KeyB', { ...held, ...shift })).toBe(false);
  }
  for (const code of ['Tab', 'Escape', 'Enter', 'Space', 'F5', 'F11', 'F12']) expect(reserved(code, {})).toBe(true);
  expect(reserved('Tab', shift)).toBe(true);
  for (const code of ['F4', 'ArrowLeft', 'ArrowRight']) {
    expect(reserved(code, { altKey: true })).toBe(true);
    expect(reserved(code, {})).toBe(false);
  }
  expect(reserved('ArrowUp', { altKey: true })).toBe(false);
});

it('what sends orders waits until keys are armed, and nothing else does', () => {
  const waiting = hotKeyActionIds.filter(needsArming);
  expect(waiting).toEqual(hotKeyActionIds.filter((id) => /^(order|position)\./.test(id)));
  expect(waiting).toHaveLength(13);
});

it('each action of a template has its key, with Alt where it would write something', () => {
  const shown = (name: 'standard' | 'modified' | 'none') => {
    const map = hotKeyTemplate(name);
    return ['palette', 'shortcuts', 'symbolSearch', 'order.buyMarket', 'order.buyBest', 'position.reverse'].map(
      (id) => map[id as keyof typeof map],
    );
  };
  expect(shown('standard')).toEqual(['Control+KeyK', 'key:?', 'key:/', 'Shift+KeyB', 'KeyB', 'Shift+KeyR']);
  expect(shown('modified')).toEqual([
    ...['Control+KeyK', 'Alt+Shift+Slash', 'Alt+Slash', 'Alt+Shift+KeyB', 'Alt+KeyB', 'Alt+Shift+KeyR'],
  ]);
  expect(hotKeyTemplate('none')).toEqual({ palette: 'Control+KeyK' });
  for (const name of ['standard', 'modified'] as const)
    expect(Object.keys(hotKeyTemplate(name)).sort()).toEqual([...hotKeyActionIds].sort());
});

describe.each(hotKeyTemplates)('the template %s', (name) => {
  it('has no key twice and none that nobody may have', () => {
    const chords = Object.values(hotKeyTemplate(name));
    expect(new Set(chords).size).toBe(chords.length);
    expect(chords.filter(isReserved)).toEqual([]);
  });
});

it('every action is of a kind, and every kind has some', () => {
  expect(new Set(hotKeyActionIds.map(categoryOf))).toEqual(new Set(hotKeyCategories));
  expect(categoryOf('palette')).toBe('general');
  expect(categoryOf('panel.next')).toBe('panels');
  // Whatever sends, takes back or closes something wants armed keys.
  expect(hotKeyActionIds.filter((id) => categoryOf(id) === 'orders')).toEqual(
    hotKeyActionIds.filter((id) => /^(?:order|position)\./.test(id)),
  );
  expect([isHotKeyAction('palette'), isHotKeyAction('toString'), isHotKeyAction(7)]).toEqual([true, false, false]);
  expect(isHotKeyAction(['palette'])).toBe(false);
});

it('every key of a template is one that can be kept', () => {
  for (const name of hotKeyTemplates)
    expect(Object.values(hotKeyTemplate(name)).filter((chord) => !isChord(chord))).toEqual([]);
});

it('the template without single keys has none', () => {
  expect(Object.values(hotKeyTemplate('modified')).filter(isSingleCharacter)).toEqual([]);
});

it('a key that is taken says by what', () => {
  const { map } = standardHotKeys;
  expect(bindingProblem(map, 'book.centre', 'KeyB')).toEqual({ kind: 'taken', by: 'order.buyBest' });
  expect(bindingProblem(map, 'order.buyBest', 'KeyB')).toBeUndefined();
  expect(bindingProblem(map, 'book.centre', 'Control+KeyW')).toEqual({ kind: 'reserved' });
});

it('of several names of a press the first that is bound counts', () => {
  expect(hotKeyOf(standardHotKeys, ['key:?', 'Shift+KeyB'])).toBe('shortcuts');
  expect(hotKeyOf(standardHotKeys, ['F2', 'Shift+KeyB'])).toBe('order.buyMarket');
  expect(hotKeyOf(standardHotKeys, ['F2'])).toBeUndefined();
  expect(hotKeyOf(standardHotKeys, [])).toBeUndefined();
});

it('single keys can be switched off', () => {
  expect(hotKeyOf(standardHotKeys, ['KeyB'])).toBe('order.buyBest');
  expect(hotKeyOf({ ...standardHotKeys, singleKeys: false }, ['KeyB'])).toBeUndefined();
  expect(hotKeyOf({ ...standardHotKeys, singleKeys: false }, ['Control+KeyK'])).toBe('palette');
});

describe('kept keys', () => {
  const chord = fc.constantFrom('KeyA', 'KeyB', 'Shift+KeyC', 'Alt+Digit1', 'key:/', 'F2', 'Control+KeyW');
  const map = fc
    .array(fc.tuple(fc.constantFrom(...hotKeyActionIds), chord))
    .map((pairs) =>
      pairs.reduce<HotKeyMap>(
        (sofar, [id, key]) => (bindingProblem(sofar, id, key) ? sofar : bound(sofar, id, key)),
        {},
      ),
    );

  it('are read as they were written', () => {
    fc.assert(
      fc.property(map, fc.boolean(), (keys, singleKeys) =>
        expect(readHotKeys(hotKeysText({ map: keys, singleKeys, sizes: { SPOT_BTC_USDT: '10%' } }))).toEqual({
          map: keys,
          singleKeys,
          sizes: { SPOT_BTC_USDT: '10%' },
        }),
      ),
    );
  });

  it('never hold a key twice, whatever was in the file', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(fc.constantFrom(...hotKeyActionIds), fc.string()),
          fc.oneof(chord, fc.string(), fc.integer()),
        ),
        (keys) => {
          const chords = Object.values(readHotKeys(JSON.stringify({ version: 1, map: keys }))!.map);
          expect(new Set(chords).size).toBe(chords.length);
        },
      ),
    );
    expect(readHotKeys('{')).toBeUndefined();
  });

  it('are none of another version, and small where something is missing', () => {
    expect(readHotKeys('{"version":2,"map":{}}')).toBeUndefined();
    expect(readHotKeys('{"version":1,"map":null}')).toBeUndefined();
    expect(readHotKeys('{"version":1,"map":"keys"}')).toBeUndefined();
    expect(readHotKeys('{"version":1,"map":{"arm":"KeyA"},"sizes":7}')).toEqual({
      map: { arm: 'KeyA' },
      singleKeys: true,
      sizes: {},
    });
    expect(readHotKeys('{"version":1,"map":{},"singleKeys":false}')!.singleKeys).toBe(false);
    expect(readHotKeys('{"version":1,"map":{},"sizes":null}')!.sizes).toEqual({});
    const sizes = { A: '9'.repeat(50), B: '', C: 5, D: '1' };
    expect(readHotKeys(JSON.stringify({ version: 1, map: {}, sizes }))!.sizes).toStrictEqual({
      A: '9'.repeat(40),
      D: '1',
    });
  });

  it('trade of one market what was said of it, and of no other what was once said of all', () => {
    expect(readHotKeys('{"version":1,"map":{},"size":"1"}')!.sizes).toEqual({});
    const one = sized({}, 'SPOT_ETH_USDT', '1');
    const two = sized(one, 'SPOT_BTC_USDT', '0.01');
    expect(two).toEqual({ SPOT_ETH_USDT: '1', SPOT_BTC_USDT: '0.01' });
    expect(sized(two, 'SPOT_ETH_USDT', '2')).toEqual({ SPOT_ETH_USDT: '2', SPOT_BTC_USDT: '0.01' });
    expect(Object.keys(sized(two, 'SPOT_ETH_USDT', ''))).toEqual(['SPOT_BTC_USDT']);
  });

  it('are forgotten one by one', () => {
    expect(bound({ arm: 'KeyA', palette: 'KeyB' }, 'arm', undefined)).toEqual({ palette: 'KeyB' });
    expect(Object.keys(bound({ arm: 'KeyA' }, 'arm', undefined))).toEqual([]);
    expect(standardHotKeys.sizes).toEqual({});
  });
});
