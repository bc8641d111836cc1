/** What never counts (MATCH-2), in the words of the public page. */
export const neverCounted = [
  '성별',
  '나이',
  '태어난 해',
  '이름',
  '학교',
  '사진',
  '지금 소득',
  '지금 다니는 회사',
] as const

/** Under every list of reasons. */
export const NEVER_COUNTED_LINE = '성별, 나이, 이름, 학교, 사진, 지금 소득, 지금 회사는 세지 않아요.'
