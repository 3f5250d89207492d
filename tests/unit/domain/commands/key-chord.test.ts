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

describe('a key that is pressed', () => {
  it('is named with all that is held, in one order', () => {
    const all = { metaKey: true, shiftKey: true, altKey: true, ctrlKey: true };
    expect(chordOf(press('KeyB', 'b', all))).toBe('Control+Alt+Shift+Meta+KeyB');
    expect(chordOf(press('KeyB', 'b', { metaKey: true }))).toBe('Meta+KeyB');
  });

  it.each(['ControlLeft', 'ControlRight', 'AltLeft', 'AltRight', 'ShiftLeft', 'ShiftRight', 'MetaLeft', 'MetaRight'])(
    'is nothing yet where it is %s alone',
    (code) => expect(chordsOf(press(code, ''))).toEqual([]),
  );

  it('is nothing where the system does not say which', () => {
    expect(chordOf(press('', 'a'))).toBeUndefined();
  });

  it('is no modifier by having the name of one within its own', () => {
    expect(chordOf(press('XShiftLeft', ''))).toBe('XShiftLeft');
    expect(chordOf(press('ShiftLeftX', ''))).toBe('ShiftLeftX');
  });

  it('may be bound by the sign it writes, unless more than Shift is held', () => {
    expect(chordsOf(press('Slash', '/'))).toEqual(['key:/', 'Slash']);
    expect(chordsOf(press('Slash', '?', { shiftKey: true }))).toEqual(['key:?', 'Shift+Slash']);
    expect(chordsOf(press('Slash', '/', { ctrlKey: true }))).toEqual(['Control+Slash']);
    expect(chordsOf(press('Slash', '/', { altKey: true }))).toEqual(['Alt+Slash']);
    expect(chordsOf(press('Slash', '/', { metaKey: true }))).toEqual(['Meta+Slash']);
    expect(chordsOf(press('Period', '.'))).toEqual(['Period']);
  });
});

describe('a key that writes something by itself', () => {
  const writing = [
    ...['KeyA', 'KeyZ', 'Digit0', 'Slash', 'Backslash', 'Minus', 'Equal', 'Comma', 'Period', 'Semicolon', 'Quote'],
    ...['Backquote', 'BracketLeft', 'BracketRight', 'Space', 'Numpad1', 'NumpadAdd', 'key:/', 'key:?'],
  ];

  it.each(writing)('is %s, with Shift too', (chord) => {
    expect(isSingleCharacter(chord)).toBe(true);
    if (!chord.startsWith('key:')) expect(isSingleCharacter(`Shift+${chord}`)).toBe(true);
  });

  it.each(['Control', 'Alt', 'Meta'])('is none with %s', (modifier) => {
    for (const chord of writing.filter((each) => !each.startsWith('key:'))) {
      expect(isSingleCharacter(`${modifier}+${chord}`)).toBe(false);
      expect(isSingleCharacter(`${modifier}+Shift+${chord}`)).toBe(false);
    }
  });

  it.each(['F2', 'Home', 'ArrowUp', 'KeyAB', 'Keya', 'Digit12', 'DigitX', 'MonKeyA', 'Numpad', 'Slashes', 'xkey:/'])(
    'is not %s',
    (chord) => expect(isSingleCharacter(chord)).toBe(false),
  );
});

describe('a key that nobody may have', () => {
  it.each(['Tab', 'Shift+Tab', 'Alt+F4', 'Alt+ArrowLeft', 'Control+KeyC', 'Meta+KeyC', 'Shift+Meta+KeyT'])(
    'is %s as a whole, not as a part',
    (chord) => {
      expect(isReserved(chord)).toBe(true);
      expect(isReserved(`${chord}X`)).toBe(false);
      expect(isReserved(`X${chord}`)).toBe(false);
    },
  );
});

describe('the name of a key', () => {
  it.each([
    ['KeyB', 'B', 'B'],
    ['Digit7', '7', '7'],
    ['Slash', '/', '/'],
    ['Backslash', '\\', '\\'],
    ['Minus', '-', '-'],
    ['Equal', '=', '='],
    ['Comma', ',', ','],
    ['Period', '.', '.'],
    ['Semicolon', ';', ';'],
    ['Quote', "'", "'"],
    ['Backquote', '`', '`'],
    ['BracketLeft', '[', '['],
    ['BracketRight', ']', ']'],
    ['ArrowUp', '↑', 'ArrowUp'],
    ['ArrowDown', '↓', 'ArrowDown'],
    ['ArrowLeft', '←', 'ArrowLeft'],
    ['ArrowRight', '→', 'ArrowRight'],
    ['Control+KeyK', 'Ctrl+K', 'Control+K'],
    ['Shift+Alt+F2', 'Shift+Alt+F2', 'Shift+Alt+F2'],
    ['key:?', '?', '?'],
    ['MonKeyA', 'MonKeyA', 'MonKeyA'],
  ])('%s reads %s for people and %s for their screen readers', (chord, label, aria) => {
    expect([chordLabel(chord), ariaChord(chord)]).toEqual([label, aria]);
  });
});

describe('what is kept as a key', () => {
  it.each(['KeyB', 'F2', 'Shift+KeyB', 'Control+Alt+Shift+Meta+KeyB', 'key:/', 'key:?', 'A'.repeat(24)])(
    'is one: %s',
    (chord) => expect(isChord(chord)).toBe(true),
  );

  it.each([
    ...['', 'Shift+', 'Hyper+KeyB', 'key:a', 'key:', 'xkey:/', 'key:/x', 'KeyB ', ' KeyB', 'Key-B'],
    ...['A'.repeat(25), 'Alt+Alt+Alt+Alt+Alt+KeyB', 7, undefined],
  ])('is none: %p', (chord) => expect(isChord(chord)).toBe(false));
});
