import { TALK } from '../talk/post.ts'
import { general } from './general.ts'
import { offers } from './offers.ts'
import { profile } from './profile.ts'
import { type Answer, CLOSE, withCodes } from './row.ts'
import { safety } from './safety.ts'
import { session } from './session.ts'
import { suggestions } from './suggestions.ts'
import { verification } from './verification.ts'

/** The anonymous talk under the ranking (ROUTE-11). */
const talk = {
  TALK_NEEDS_CAREER: {
    status: 403,
    show: 'dialog',
    title: '커리어를 인증하면 이야기할 수 있어요',
    body: '일하는 사람들의 이야기만 모으려고 해요.',
    button: '커리어 인증하기',
    next: { go: '/submit' },
    other: CLOSE,
  },
  TALK_TOO_MANY: {
    status: 429,
    show: 'dialog',
    title: `한 시간에 글을 ${TALK.perHour}개까지 쓸 수 있어요`,
    body: '조금 쉬었다가 다시 이야기해 주세요.',
    ...CLOSE,
  },
  TALK_THREAD_FULL: {
    status: 409,
    show: 'dialog',
    title: '이 이야기에는 답글이 다 찼어요',
    body: '새 이야기로 이어가 주세요.',
    button: '닫기',
    next: 'refetch',
  },
} as const satisfies Record<string, Answer>

/** The situations of candidates and partners: the web bundle contains these rows and not the console's. */
export const candidateCatalogue = withCodes({
  ...general,
  ...session,
  ...verification,
  ...offers,
  ...profile,
  ...safety,
  ...suggestions,
  ...talk,
})
