/** The first is what /api-reference opens with. */
export const chapters = ['overview', 'authentication', 'limits', 'errors', 'streams'] as const;
export type Chapter = (typeof chapters)[number];

/** The address of each, as it is found. */
export const chapterPaths: readonly string[] = chapters.map((chapter) =>
  chapter === 'overview' ? '/api-reference' : `/api-reference/${chapter}`,
);
