const qualities = [
  'Calm',
  'Bright',
  'Swift',
  'Quiet',
  'Bold',
  'Keen',
  'Merry',
  'Steady',
  'Clever',
  'Gentle',
  'Brave',
  'Lucky',
  'Nimble',
  'Sunny',
  'Wise',
  'Noble',
];
const animals = [
  'Otter',
  'Heron',
  'Lynx',
  'Falcon',
  'Badger',
  'Dolphin',
  'Marten',
  'Raven',
  'Fox',
  'Puffin',
  'Ibex',
  'Seal',
  'Stork',
  'Beaver',
  'Wren',
  'Moose',
];

/** A public nickname; the number makes it unique and the words make it bearable. */
export function coolNameOf(userId: number): string {
  const quality = qualities[userId % qualities.length]!;
  const animal = animals[Math.floor(userId / qualities.length) % animals.length]!;
  return `${quality}${animal}${userId % 100_000}`;
}

const given = new RegExp(`^(${qualities.join('|')})(${animals.join('|')})\\d+$`, 'i');

/** Whether a name has the form of those that accounts begin with: they are kept for accounts to come. */
export function isGivenName(coolName: string): boolean {
  return given.test(coolName);
}

/** @param dice whole numbers from 0 up to the given one */
export function randomCoolName(dice: (sides: number) => number): string {
  return `${qualities[dice(qualities.length)]!}${animals[dice(animals.length)]!}_${dice(36 ** 3)
    .toString(36)
    .padStart(3, '0')}`;
}
