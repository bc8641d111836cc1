import { EDUCATION_LIMIT_TEXT } from '../catalogue/education-limits.ts'
import { FILE } from '../profiles/files.ts'
import { type Answer, CLOSE, NO_BUTTON } from './row.ts'

/** Situations of profile, files, education and the lifetime-income event. */
export const profile = {
  ALREADY_INACTIVE: {
    status: 409,
    show: 'toast',
    title: '이미 어택을 받고있지 않아요.',
    body: '',
    button: '',
    next: 'refetch',
  },
  NOT_CERTIFIED: {
    status: 409,
    show: 'dialog',
    title: '경력을 먼저 확인해 주세요',
    body: '경력을 확인하면 어택을 받을 수 있어요.',
    button: '경력 확인하기',
    next: { go: '/submit' },
    other: CLOSE,
  },
  EDUCATION_LIMIT: {
    status: 409,
    show: 'dialog',
    title: EDUCATION_LIMIT_TEXT,
    body: '새로 추가하려면 다른 학력을 먼저 지워 주세요.',
    ...CLOSE,
  },
  INTEREST_COMPANY_LIMIT: {
    status: 409,
    show: 'toast',
    title: '고를 수 있는 관심회사 수를 넘었어요',
    body: '',
    button: '',
    next: 'refetch',
  },
  FILE_TOO_LARGE: {
    status: 413,
    show: 'field',
    title: FILE.tooLarge,
    body: '',
    ...NO_BUTTON,
  },
  FILE_TYPE_UNSUPPORTED: {
    status: 415,
    show: 'field',
    title: FILE.wrongType,
    body: '',
    ...NO_BUTTON,
  },
  FILE_BROKEN: {
    status: 400,
    show: 'field',
    title: '파일을 열 수 없어요. 다른 파일을 골라 주세요',
    body: '',
    ...NO_BUTTON,
  },
  UPLOAD_EXPIRED: {
    status: 410,
    show: 'field',
    title: '올리는 시간이 지났어요. 파일을 다시 골라 주세요',
    body: '',
    button: '',
    next: 'retry',
  },
  NOTHING_TO_SHARE: {
    status: 409,
    show: 'dialog',
    title: '아직 나눌 결과가 없어요',
    body: '소득을 인증하고 비슷한 사람이 모이면 나눌 수 있어요.',
    button: '닫기',
    next: 'refetch',
  },
  LIFETIME_INCOME_NOT_READY: {
    status: 409,
    show: 'dialog',
    title: '아직 소득을 불러오고 있어요',
    body: '다 불러오면 결과를 볼 수 있어요.',
    button: '닫기',
    next: 'refetch',
  },
} as const satisfies Record<string, Answer>
