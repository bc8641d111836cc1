import { withJosa } from '../text/josa.ts'

/** The names of the background jobs for admins (BIZ-18). */
const jobWords: Readonly<Record<string, string>> = {
  'deliver-notices': '알림 보내기',
  'send-mails': '메일 보내기',
  'send-answers': '문의 답 보내기',
  'tell-digests': '아침 요약 메일',
  'tell-of-searches': '저장한 검색',
  'mask-words': '프로필에서 이름과 연락처 가리기',
  'remind-of-bills': '정산서 기한 알리기',
  'ask-tax-office': '회사 신청을 국세청에 다시 묻기',
  'check-company-states': '회사 영업 상태 확인',
  'check-company-arrears': '임금체불 명단 확인',
  'check-company-headcounts': '회사 직원 수 확인',
  'check-company-domains': '회사 메일 주소 확인',
  'remind-of-cards': '파이프라인 다시 보기',
  'draw-market': '비슷한 분의 희망과 수락',
  'deliver-webhooks': '웹훅 보내기',
  'clear-webhook-events': '지난 웹훅 지우기',
  'tell-of-views': '프로필을 본 회사 알리기',
  'tell-of-periods': '어택 기간 알리기',
  'tell-offers': '도착한 어택 알리기',
  'remind-of-offers': '기한이 다가온 어택 알리기',
  'expire-offers': '기한 지난 어택 닫기',
  'ask-outcomes': '커피챗이 어땠는지 묻기',
  'lapse-pacts': '기한 지난 합의서 닫기',
  'look-at-signatures': '휴대폰으로 보낸 서명 살펴보기',
  'seal-pacts': '두 사람이 서명한 합의서 봉인하기',
  'drop-pacts': '보관 기한이 지난 합의서 지우기',
  'invite-to-paid-checks': '받은 연봉을 확인할지 묻기',
  'renew-proof-lists': '거둔 증명서 목록 새로 서명하기',
  'drop-proofs': '오래된 증명서 지우기',
  'draw-nearness': '함께 쓰는 기술 셈하기',
  'learn-weights': '추천의 무게 배우기',
  'draw-fairness': '추천이 고른지 살피기',
  'tell-suggestions': '새 추천 알리기',
  'release-records': '회사 기록 셈하기',
  'clear-attempts': '끝난 인증 정리',
  'end-overdue-loads': '멈춘 소득 조회 정리',
  'mask-lines': '이름 없는 대화의 연락처 가리기',
  'forget-contacts': '문의 연락처 지우기',
  'purge-withdrawn': '떠난 분의 정보 지우기',
  'sweep-files': '쓰지 않는 파일 지우기',
  'match-files': '파일과 기록 맞춰 보기',
  'clear-aged': '오래된 기록 지우기',
  'keep-months': '달마다 기록 나누기',
  'seal-anew': '열쇠 바꿔 잠그기',
}

/** A job without a name is listed by its key; a server test makes sure that there is none. */
export const jobName = (name: string): string => jobWords[name] ?? '이름 없는 일'

const WEEKDAYS = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'] as const

const two = (part: string) => part.padStart(2, '0')

/** '1분마다', '매시 25분', '매일 04:30', '일요일 05:15': the cron syntax that our jobs use. */
export function cronText(cron: string): string {
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = cron.split(' ')
  const every = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (hour === '*' && minute === '*') return '1분마다'
  if (hour === '*' && every) return `${every}분마다`
  if (!/^\d+$/.test(minute)) return '정해진 때마다'
  if (hour === '*') return `매시 ${Number(minute)}분`
  if (!/^\d+$/.test(hour) || month !== '*' || day !== '*') return '정해진 때마다'
  const time = `${two(hour)}:${two(minute)}`
  if (weekday === '*') return `매일 ${time}`
  const name = WEEKDAYS[Number(weekday) % 7]
  return name ? `${name} ${time}` : '정해진 때마다'
}

export type JobRecord = {
  /** The start of its schedule. */
  readonly since: Date
  readonly lastStartedAt: Date | null
  readonly hasFailed: boolean
  readonly longestWaitSeconds: number
}

/** `late`: it did not start at its time. `new`: its first time has not come yet. */
export type JobState = 'fine' | 'failing' | 'late' | 'new'

/** Tolerance for short delays; a long run does not overlap itself. */
const GRACE_MS = 20 * 60_000

export function jobState(
  { since, lastStartedAt, hasFailed, longestWaitSeconds }: JobRecord,
  now: Date,
): JobState {
  const waited = now.getTime() - (lastStartedAt ?? since).getTime()
  if (waited > longestWaitSeconds * 1000 + GRACE_MS) return 'late'
  if (hasFailed) return 'failing'
  return lastStartedAt ? 'fine' : 'new'
}

/** '0.8초', '41초', '6분 20초' */
export function tookText(ms: number): string {
  if (ms < 10_000) return `${(Math.round(ms / 100) / 10).toFixed(1)}초`
  const seconds = Math.round(ms / 1000)
  return seconds < 60
    ? `${seconds}초`
    : `${Math.floor(seconds / 60)}분${seconds % 60 ? ` ${seconds % 60}초` : ''}`
}

/** '4초', '12분', '3시간', '2일' */
export function waitedText(seconds: number): string {
  if (seconds < 60) return `${Math.floor(seconds)}초`
  if (seconds < 3600) return `${Math.floor(seconds / 60)}분`
  return seconds < 86_400 ? `${Math.floor(seconds / 3600)}시간` : `${Math.floor(seconds / 86_400)}일`
}

/** A mail or a notification that is due waits one minute at most in normal operation. */
export const QUEUE = { slowSeconds: 10 * 60 } as const

export type House = {
  readonly lookAt: readonly string[]
  readonly isSlow: boolean
  readonly retrying: number
}

/** The health of the service in two lines, at the bottom of the menu. */
export function houseText({ lookAt, isSlow, retrying }: House): { state: string; about: string } {
  const [first, ...others] = lookAt
  if (first)
    return {
      state: others.length > 0 ? `${lookAt.length}가지를 살펴봐요` : '하나만 살펴봐요',
      about:
        others.length > 0
          ? `${jobName(first)} 등 ${lookAt.length}가지 일을 살펴봐 주세요`
          : `${withJosa(jobName(first), '을/를')} 살펴봐 주세요`,
    }
  if (isSlow) return { state: '조금 밀렸어요', about: '보낼 것이 줄 서서 기다리고 있어요' }
  if (retrying > 0) return { state: '잘 돌아요', about: `${retrying}건을 다시 보내고 있어요` }
  return { state: '잘 돌아요', about: '예약된 일이 모두 제때 돌고 있어요' }
}
