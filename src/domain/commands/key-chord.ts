/** What of a key press a binding looks at. */
export interface KeyPress {
  /** The physical key, whatever letter the layout puts there: KeyB, Digit1, Slash. */
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Keys that are pressed together: "Shift+KeyB", by the place of the key, so that it is the same on a Cyrillic layout.
 * "/" and "?" are bound by what they write ("key:?"), because layouts have them in different places.
 */
export type KeyChord = string;

const modifiers = ['Control', 'Alt', 'Shift', 'Meta'] as const;
const written = new Set(['/', '?']);
const modifierCode = /^(Control|Alt|Shift|Meta)(Left|Right)$/;

/** Chords that a press may be bound by, the most telling first; none for a modifier alone. */
export function chordsOf(press: KeyPress): readonly KeyChord[] {
  if (press.code === '' || modifierCode.test(press.code)) return [];
  const held = { Control: press.ctrlKey, Alt: press.altKey, Shift: press.shiftKey, Meta: press.metaKey };
  const byPlace = [...modifiers.filter((modifier) => held[modifier]), press.code].join('+');
  return written.has(press.key) && !press.ctrlKey && !press.altKey && !press.metaKey
    ? [`key:${press.key}`, byPlace]
    : [byPlace];
}

/** The chord to bind a press by. */
export function chordOf(press: KeyPress): KeyChord | undefined {
  return chordsOf(press)[0];
}

/** One key that writes something, with Shift or without: somebody who dictates may press it unknowingly (WCAG 2.1.4). */
export function isSingleCharacter(chord: KeyChord): boolean {
  return (
    chord.startsWith('key:') ||
    (!/(Control|Alt|Meta)\+/.test(chord) &&
      /(^|\+)(Key[A-Z]|Digit\d|Slash|Backslash|Minus|Equal|Comma|Period|Semicolon|Quote|Backquote|BracketLeft|BracketRight|Space|Numpad\w+)$/.test(
        chord,
      ))
  );
}

/** What the browser or the system would not give away, or what moves the focus. */
export function isReserved(chord: KeyChord): boolean {
  return /^(Tab|Shift\+Tab|Escape|Enter|Space|F5|F11|F12|(Control|Meta)\+Key[ACFLNPRSTVWXZ]|(Control\+Shift|Shift\+Meta)\+Key[INTW]|Alt\+F4|Alt\+Arrow(Left|Right))$/.test(
    chord,
  );
}

const signs: Readonly<Record<string, string>> = {
  Slash: '/',
  Backslash: '\\',
  Minus: '-',
  Equal: '=',
  Comma: ',',
  Period: '.',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  BracketLeft: '[',
  BracketRight: ']',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Control: 'Ctrl',
};

/** As people read it: "Shift+B". */
export function chordLabel(chord: KeyChord): string {
  if (chord.startsWith('key:')) return chord.slice(4);
  return chord
    .split('+')
    .map((part) => signs[part] ?? part.replace(/^(Key|Digit)/, ''))
    .join('+');
}

/** As aria-keyshortcuts wants it. */
export function ariaChord(chord: KeyChord): string {
  if (chord.startsWith('key:')) return chord.slice(4);
  return chord
    .split('+')
    .map((part) =>
      part.startsWith('Arrow') || part === 'Control' ? part : (signs[part] ?? part.replace(/^(Key|Digit)/, '')),
    )
    .join('+');
}

export function isChord(value: unknown): value is KeyChord {
  return typeof value === 'string' && /^(key:[/?]|((Control|Alt|Shift|Meta)\+){0,4}[A-Za-z0-9]{1,24})$/.test(value);
}
