import {
  labelWords,
  placeLabels,
  placePrices,
} from '../../../../../../src/presentation/features/terminal/chart/place-labels';

const height = 300;
const room = 24;
const middles = (ys: readonly number[]) => placeLabels(ys, height, room).map((place) => place?.y);

describe('labels of lines across a chart', () => {
  it('are at their lines where there is room', () => {
    expect(middles([200, 50, 100])).toEqual([200, 50, 100]);
  });

  it('of lines at nearly one price are beside each other, about the middle of their lines, in the order of the lines', () => {
    expect(middles([101, 100, 99])).toEqual([124, 100, 76]);
  });

  it('leave those alone that have room of their own', () => {
    expect(middles([100, 102, 200])).toEqual([89, 113, 200]);
  });

  it('of lines at one place are all to be seen', () => {
    expect(middles([150, 150])).toEqual([138, 162]);
  });

  it('stay within the pane', () => {
    expect(middles([2, 4, 298])).toEqual([12, 36, 288]);
  });

  it('leave what stands at the top in sight', () => {
    expect(placeLabels([-400, 20, 150], height, room, 40).map((place) => place?.y)).toEqual([52, 76, 150]);
  });

  it('of lines out of sight are at the edge, and say on which side the line is', () => {
    expect(placeLabels([-400, 150, 900], height, room)).toEqual([
      { y: 12, outside: 'above', further: 0 },
      { y: 150, outside: undefined, further: 0 },
      { y: 288, outside: 'below', further: 0 },
    ]);
  });

  it('of many lines out of sight are those of the nearest; the others are counted', () => {
    expect(placeLabels([-50, -10, -40, -20, -30], height, room)).toEqual([
      undefined,
      { y: 60, outside: 'above', further: 0 },
      undefined,
      { y: 36, outside: 'above', further: 0 },
      { y: 12, outside: 'above', further: 2 },
    ]);
  });

  it('of lines out of sight are as few as a narrow pane has room for, at each edge', () => {
    expect(placeLabels([-50, -10, 150, 900], height, room, 0, 1)).toEqual([
      undefined,
      { y: 12, outside: 'above', further: 1 },
      { y: 150, outside: undefined, further: 0 },
      { y: 288, outside: 'below', further: 0 },
    ]);
  });

  it('of more lines than there is room for are those nearest to the middle; the others are counted', () => {
    const low = 60;
    const placed = (ys: readonly number[]) =>
      placeLabels(ys, low, room).map((place) => place && [place.y, place.outside, place.further]);
    expect(placed([10, 30, 55, 5])).toEqual([[12, undefined, 1], [36, undefined, 1], undefined, undefined]);
    expect(placed([-40, 30, 31, 200])).toEqual([undefined, [18.5, undefined, 1], [42.5, undefined, 1], undefined]);
    expect(placeLabels([10, 30, 20], 20, room)).toEqual([
      { y: 10, outside: undefined, further: 2 },
      undefined,
      undefined,
    ]);
    const places = placeLabels(
      Array.from({ length: 30 }, () => 150),
      height,
      room,
    ).filter((place) => place);
    expect(places).toHaveLength(12);
    expect(places.reduce((sum, place) => sum + place!.further, 0)).toBe(18);
    for (const [index, place] of places.entries()) expect(place!.y).toBe(places[0]!.y + index * room);
    expect([places[0]!.y >= 12, places.at(-1)!.y <= 288]).toEqual([true, true]);
  });

  it('of no line are none', () => {
    expect(placeLabels([], height, room)).toEqual([]);
  });
});

describe('prices of lines on the axis', () => {
  const last = { from: 140, price: 150, to: 176 };

  it('are at their lines where there is room', () => {
    expect(placePrices([50, 250], height, 18, last)).toEqual([50, 250]);
  });

  it('leave the last price and its countdown in sight, each on the side of its line', () => {
    expect(placePrices([148, 152], height, 18, last)).toEqual([131, 185]);
  });

  it('make way for each other in the order of the lines', () => {
    expect(placePrices([160, 145, 149, 170], height, 18, last)).toEqual([185, 113, 131, 203]);
  });

  it('never stand on the wrong side of the last price: without room there they are left out', () => {
    expect(placePrices([150, 299], height, 18, { from: 265, price: 275, to: 300 })).toEqual([150, undefined]);
    expect(placePrices([2, 150], height, 18, { from: 0, price: 10, to: 36 })).toEqual([undefined, 150]);
  });

  it('are those nearest to the last price where there is no room for all', () => {
    const low = { from: 240, price: 250, to: 276 };
    expect(placePrices([260, 270, 280], height, 18, low)).toEqual([285, undefined, undefined]);
    const high = { from: 20, price: 30, to: 56 };
    expect(placePrices([5, 10, 15], height, 18, high)).toEqual([undefined, undefined, 11]);
  });

  it('of any number of lines never overlap, are in order and within the axis', () => {
    const sizes = [1, 5, 16, 40];
    for (const count of sizes)
      for (const price of [4, 75, 150, 296]) {
        const mark = { from: price - 10, price, to: price + 26 };
        const ys = Array.from({ length: count }, (_, index) => (index * 7919) % (height + 1)).sort((a, b) => a - b);
        const shown = placePrices(ys, height, 18, mark).flatMap((y, index) =>
          y === undefined ? [] : [{ y, at: ys[index]! }],
        );
        shown.forEach(({ y, at }, rank) => {
          expect(y - 9).toBeGreaterThanOrEqual(at <= price ? 0 : mark.to);
          expect(y + 9).toBeLessThanOrEqual(at <= price ? mark.from : height);
          if (rank > 0) expect(y - shown[rank - 1]!.y).toBeGreaterThanOrEqual(17.999);
        });
      }
  });

  it('of lines out of sight are none', () => {
    expect(placePrices([-1, 20, 301], height, 18, last)).toEqual([undefined, 20, undefined]);
  });

  it('are beside each other only, where the last price is out of sight', () => {
    expect(placePrices([150, 150], height, 18)).toEqual([141, 159]);
  });
});

describe('what a label says', () => {
  const inSight = { y: 50, outside: undefined, further: 0 };
  const above = { y: 50, outside: 'above', further: 0 } as const;

  it('is as much as has room', () => {
    expect(labelWords(inSight, 'Sell 0.01', '101,000', 300)).toBe('Sell 0.01 101,000');
    expect(labelWords(inSight, 'Sell 0.01', '101,000', 100)).toBe('Sell 0.01');
    expect(labelWords({ ...inSight, further: 2 }, 'Sell 0.01', '101,000', 40)).toBe('+3');
    expect(labelWords(inSight, 'Sell 0.01', '101,000', 5)).toBeUndefined();
  });

  it('of a line out of sight is what it is and its price, however little room there is beside the candles', () => {
    expect(labelWords(above, 'Sell 0.01', '101,000', 5)).toBe('↑ Sell 0.01 101,000');
    expect(labelWords({ ...above, outside: 'below', further: 1 }, 'Buy', '90', 5)).toBe('↓ Buy 90 +1');
  });
});
