/** What an inquiry is about, by the page it came from; the first that fits counts. */
const topics: readonly (readonly [RegExp, string])[] = [
  [/^\/my\/(?:attack|result)(?:\/|$)/, '받은 어택'],
  [/^\/my\/message(?:\/|$)/, '메시지'],
  [/^\/my\/report(?:\/|$)/, '예상 연봉 리포트'],
  [/^\/my\/account(?:\/|$)/, '설정과 내 정보'],
  [/^\/(?:my\/profile|careerdetail)(?:\/|$)/, '프로필'],
  [/^\/(?:submit|submit_kakao|my\/retry)(?:\/|$)/, '경력과 소득 인증'],
  [/^\/(?:login|signin)(?:\/|$)/, '로그인'],
  [/^\/(?:money|graph|secret)(?:\/|$)/, '평생 소득'],
  [/^\/partners(?:\/|$)/, '파트너'],
]

const GENERAL_TOPIC = '서비스 이용'

export function topicOf(from: string): string {
  return topics.find(([pages]) => pages.test(from))?.[1] ?? GENERAL_TOPIC
}

const PATH = /^\/(?!\/)[^\s?#\\]*/

/** The page alone: what follows a `?` may hold somebody's words or keys, and nobody needs it for an answer. */
export function pageOf(from: string): string {
  return PATH.exec(from)?.[0].slice(0, 200) ?? ''
}
