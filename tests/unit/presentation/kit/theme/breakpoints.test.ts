import { screens } from '../../../../../src/presentation/kit/theme/breakpoints';

test('the ranges of the kit follow each other without a gap, and the first begins at 0', () => {
  const { screenXSMin, screenSMMin, screenMDMin, screenLGMin, screenXLMin } = screens;
  expect([screenXSMin, screenSMMin, screenMDMin, screenLGMin, screenXLMin]).toEqual([0, 600, 900, 1200, 1536]);
  const ends = [screens.screenXSMax, screens.screenSMMax, screens.screenMDMax, screens.screenLGMax];
  expect(ends.map((end) => end + 1)).toEqual([screenSMMin, screenMDMin, screenLGMin, screenXLMin]);
});
