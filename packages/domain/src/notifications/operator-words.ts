import { susa } from 'es-hangul'
import { meetingText, placeText } from '../coffeechats/meeting-text.ko.ts'
import type { Place } from '../coffeechats/place.ts'
import { kstMoment } from '../kst.ts'
import { lengthText } from '../profiles/career.ts'
import { moneyText, rangeText } from '../salary/format.ts'
import { NAMELESS } from '../rooms/nameless.ts'
import { quoted as quotedTo } from '../text/quoted.ts'
import { type OperatorNotice, operatorNews } from './operator-news.ts'

/** Whom it is about. Before a match with the reader's side nobody has a name. */
export type NewsPerson = { name: string | null; job: string; months: number }

/** A notice of the console, as what it tells of stands now. */
export type OperatorNewsFact = {
  type: OperatorNotice
  /** Nobody, where the person left, shut the company out, or never had an account. */
  person: NewsPerson | null
  offer: { position: string; salaryMin: number | null; salaryMax: number | null } | null
  /** What the person would meet for. */
  counter: number | null
  startsAt: Date | null
  place: Place | null
  /** A line, a question or a wish in the person's own words. */
  said: string | null
  /** Which of the nameless questions it was. */
  question: number | null
  companyCount: number
  search: { name: string; count: number } | null
  /** Who of one's own company did it. */
  colleague: string | null
}

export type NewsWords = { title: string; body: string }

/** How a notice reads in the centre and in a toast: the person's own words first, then who and what (BIZ-7). */
export function operatorWords(fact: OperatorNewsFact): NewsWords {
  if (fact.type in desk) return desk[fact.type as keyof typeof desk](fact)
  const { person } = fact
  if (!person) return { title: operatorNews[fact.type].plain, body: '' }
  return { title: titleOf(fact, person), body: bodyOf(fact, person) }
}

/** What also comes from people without an account, or from nobody in particular. */
const desk = {
  INQUIRY: ({ said, person }: OperatorNewsFact) => ({
    title: said ? quoted(said) : operatorNews.INQUIRY.plain,
    body: person ? whoText(person) : '비회원 문의',
  }),
  APPLICATION: () => ({
    title: operatorNews.APPLICATION.plain,
    body: '맡긴 이력서와 포트폴리오를 보고 연락해 주세요',
  }),
  WEBHOOK_STOPPED: () => ({
    title: operatorNews.WEBHOOK_STOPPED.plain,
    body: '닷새 동안 받지 못해 보내기를 멈췄어요. 받는 쪽을 고친 뒤 다시 시작해 주세요',
  }),
  SAVED_SEARCH: ({ search }: OperatorNewsFact) => ({
    title: search
      ? `‘${search.name}’에 새로 ${peopleText(search.count)}이 왔어요`
      : operatorNews.SAVED_SEARCH.plain,
    body: '',
  }),
} as const

function titleOf(fact: OperatorNewsFact, person: NewsPerson): string {
  const { said, counter, startsAt } = fact
  const who = person.name ? `${person.name} 님` : '후보자'
  switch (fact.type) {
    case 'OFFER_MATCHED':
      return `${who}이 커피챗을 골랐어요`
    case 'COFFEECHAT_CANCELLED':
      return `${who}이 커피챗을 취소했어요`
    case 'OFFER_COUNTERED':
      return counter === null ? operatorNews.OFFER_COUNTERED.plain : `“${moneyText(counter)}이면 만날게요”`
    case 'COFFEECHAT_TIMES_PROPOSED':
      return `${who}이 커피챗 시간을 제안했어요`
    case 'COFFEECHAT_CONFIRMED':
      return `${who}이 ${startsAt ? chosenText(startsAt) : '시간을'} 골랐어요`
    case 'COFFEECHAT_RESCHEDULED':
      return `${who}이 시간을 다시 정하고 싶어 해요`
    case 'COFFEECHAT_PLACED':
      return `${who}이 커피챗 장소를 정했어요`
    case 'COFFEECHAT_OUTCOME_ASKED':
      return `${who}과의 커피챗은 어땠나요?`
    case 'COFFEECHAT_STAGE_ANSWERED':
      return `${who}이 적어 둔 진행 상황에 답했어요`
    case 'CARD_REMINDED':
      return operatorNews.CARD_REMINDED.plain
    case 'CARD_ASSIGNED':
      return fact.colleague ? `${fact.colleague} 님이 나를 담당으로 정했어요` : operatorNews[fact.type].plain
    case 'NOTE_MENTIONED':
      return fact.colleague ? `${fact.colleague} 님이 메모에서 나를 불렀어요` : operatorNews[fact.type].plain
    case 'OFFER_REFUSED':
      return '이번에는 어렵다고 답했어요'
    case 'OFFER_EXPIRED':
      return '답 없이 기한이 지났어요'
    case 'CURATION_ASKED':
      return '큐레이션을 두고 이야기하고 싶어 해요'
    case 'PROFILE_SAVED':
      return '프로필을 새로 채웠어요'
    case 'MORE_REQUEST':
      return said ? quoted(said) : '어택을 더 받고 싶어 해요'
    default:
      return said ? quoted(said) : operatorNews[fact.type].plain
  }
}

function bodyOf(fact: OperatorNewsFact, person: NewsPerson): string {
  const { startsAt, place, question, companyCount } = fact
  switch (fact.type) {
    case 'OFFER_MATCHED':
      return joined(positionText(fact, person), rangeOf(fact), '이름과 연락처가 열렸어요')
    case 'OFFER_COUNTERED':
      return joined(whoText(person), offered(fact))
    case 'OFFER_ASKED':
      return joined(whoText(person), question ? questionText(question) : null)
    case 'OFFER_REFUSED':
    case 'OFFER_EXPIRED':
      return joined(whoText(person), rangeOf(fact))
    case 'CARD_REMINDED':
    case 'CARD_ASSIGNED':
      return joined(whoText(person), person.name && `${person.job} · ${lengthText(person.months)}`)
    case 'NOTE_MENTIONED':
      return joined(whoText(person), fact.said && quoted(fact.said))
    case 'CURATION_ASKED':
      return joined(whoText(person), companyCount > 0 ? `회사 ${companyCount}곳` : null)
    case 'COFFEECHAT_CONFIRMED':
      return joined(positionText(fact, person), place ? placeText(place) : '이제 장소를 정해 주세요')
    case 'COFFEECHAT_PLACED':
      return joined(startsAt && meetingText(startsAt), place && placeText(place))
    case 'COFFEECHAT_OUTCOME_ASKED':
      return joined(startsAt && meetingText(startsAt), positionText(fact, person))
    case 'COFFEECHAT_TIMES_PROPOSED':
    case 'COFFEECHAT_RESCHEDULED':
    case 'COFFEECHAT_CANCELLED':
    case 'COFFEECHAT_STAGE_ANSWERED':
      return joined(positionText(fact, person), rangeOf(fact))
    default:
      return whoText(person)
  }
}

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

/** '문서하 님', and before a match '백엔드 개발자 · 6년'. */
const whoText = ({ name, job, months }: NewsPerson) =>
  name ? `${name} 님` : `${job} · ${lengthText(months)}`

const positionText = ({ offer }: OperatorNewsFact, { job }: NewsPerson) => offer?.position || job

function rangeOf({ offer }: OperatorNewsFact): string | null {
  if (offer?.salaryMin == null || offer.salaryMax === null) return null
  return rangeText(offer.salaryMin, offer.salaryMax)
}

function offered(fact: OperatorNewsFact): string | null {
  const range = rangeOf(fact)
  return range && `내 제안 ${range}`
}

/** '11월 19일 (목) 오후 1:00를': a full hour is read with '시', any other time with '분'. */
const chosenText = (startsAt: Date) =>
  `${meetingText(startsAt)}${kstMoment(startsAt).minute === 0 ? '를' : '을'}`

const ordinals = ['첫', '두', '세', '네', '다섯'] as const

const questionText = (place: number) =>
  `${susa(NAMELESS.questions, true)} 번 가운데 ${ordinals[place - 1] ?? place} 번째 질문`

/** Up to twenty people are counted in words. */
const peopleText = (count: number) => `${count <= 20 ? `${susa(count, true)} ` : count}분`

/** A row is one line, a toast two. */
const SAID_LIMIT = 80

const quoted = (said: string) => quotedTo(said, SAID_LIMIT)
