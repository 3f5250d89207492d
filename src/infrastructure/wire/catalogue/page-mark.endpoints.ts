import * as z from 'zod/mini';
import { pagePhraseLength, pagePictures } from '../../../domain/security/page-mark';
import { endpoint } from './endpoint';
import { proofInput } from './usercenter-wire';
import { dataAnswer, emptyAnswer } from './wire';

const assumed = 'our own: the specification has no picture and phrase';
const source = 'reliability 1.5';
const path = '/usercenter/account/page_mark';

export const pageMarkEndpoints = {
  mark: endpoint({
    id: 'pageMark.mark',
    method: 'GET',
    path,
    access: 'private',
    summary: 'The picture and phrase by which the person knows the right page and genuine mails.',
    answer: dataAnswer(z.object({ picture: z.nullable(z.string()), phrase: z.nullable(z.string()) })),
    assumed,
    source,
  }),
  set: endpoint({
    id: 'pageMark.set',
    method: 'POST',
    path,
    access: 'private',
    summary: 'Sets the picture and phrase.',
    body: z.object({
      picture: z.enum(pagePictures),
      phrase: z.string().check(z.minLength(pagePhraseLength.from), z.maxLength(2 * pagePhraseLength.to)),
      ...proofInput,
    }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  remove: endpoint({
    id: 'pageMark.remove',
    method: 'DELETE',
    path,
    access: 'private',
    summary: 'Forgets the picture and phrase.',
    body: z.object(proofInput),
    answer: emptyAnswer,
    assumed,
    source,
  }),
} as const;
