const qualities = ['Calm', 'Bright', 'Swift', 'Quiet', 'Bold', 'Keen', 'Merry', 'Steady', 'Clever', 'Gentle', 'Brave', 'Lucky', 'Nimble', 'Sunny', 'Wise', 'Noble'];
const animals = ['Otter', 'Heron', 'Lynx', 'Falcon', 'Badger', 'Dolphin', 'Marten', 'Raven', 'Fox', 'Puffin', 'Ibex', 'Seal', 'Stork', 'Beaver', 'Wren', 'Moose'];

/** A public nickname; the number makes it unique and the words make it bearable. */
export function coolNameOf(userId: number): string {
  const quality = qualities[userId % qualities.length]!;
  const animal = animals[Math.floor(userId / qualities.length) % animals.length]!;
  return `${quality}${animal}${userId % 100_000}`;
}
