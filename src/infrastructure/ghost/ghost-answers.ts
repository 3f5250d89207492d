import * as z from 'zod/mini';

// Compiling schemas needs `eval`, which the page's security policy refuses and reports.
z.config({ jitless: true });

/*
 * As much of Ghost's answers as the product reads (https://ghost.org/docs/content-api). What is not here may be anything.
 */

const absentText = z.nullish(z.string());

const tag = z.object({ slug: z.string(), name: z.string(), visibility: z.optional(z.string()) });

const summary = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: absentText,
  custom_excerpt: absentText,
  published_at: z.string(),
  reading_time: z.nullish(z.number()),
  feature_image: absentText,
  feature_image_alt: absentText,
  tags: z.nullish(z.array(tag)),
  authors: z.nullish(z.array(z.object({ name: z.string() }))),
};

const pagination = z.object({ page: z.number(), pages: z.number(), next: z.nullish(z.number()) });
const listOf = <Post extends z.ZodMiniType>(post: Post) =>
  z.object({ posts: z.array(post), meta: z.object({ pagination }) });

export const summaries = listOf(z.object(summary));
export const textPosts = listOf(z.object({ ...summary, plaintext: absentText }));
export const wholePosts = z.object({
  posts: z.array(z.object({ ...summary, html: absentText, updated_at: absentText })),
});
export const tagList = z.object({ tags: z.array(tag) });
export const refusal = z.object({ errors: z.array(z.object({ type: z.string(), message: z.string() })) });

export type GhostSummary = z.output<typeof summaries>['posts'][number];
export type GhostText = z.output<typeof textPosts>['posts'][number];
