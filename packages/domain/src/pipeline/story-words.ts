import { meetingText, placeText } from '../coffeechats/meeting-text.ko.ts'
import { scheduleOf, wasMet } from '../coffeechats/schedule.ts'
import { endOf } from '../coffeechats/slot-end.ts'
import { dayText, kstDay, parseDay } from '../kst.ts'
import { moneyText, rangeText } from '../salary/format.ts'
import { withJosa } from '../text/josa.ts'
import { quoted as quotedTo } from '../text/quoted.ts'
import { stageNames } from './stage.ts'
import type { DeedFact, MeetingFact, OfferFact, StoryEntry, StoryFacts, TalkFact } from './story.ts'

/** The history between a company and a person, oldest first (BIZ-10). It names only colleagues. */
export function storyOf({ deeds, offers, talk, meetings }: StoryFacts): StoryEntry[] {
  return [
    ...deeds.flatMap(ofDeed),
    ...offers.flatMap(ofOffer),
    ...(talk ? [ofTalk(talk)] : []),
    ...meetings.flatMap(ofMeeting),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

type Said = Pick<StoryEntry, 'id' | 'at' | 'side' | 'title'> & Partial<Pick<StoryEntry, 'body' | 'link'>>

const entry = (group: StoryEntry['group'], { body = null, link = null, ...said }: Said): StoryEntry => ({
  ...said,
  group,
  body,
  link,
})

function ofDeed({ id, deed, at, by, ...chosen }: DeedFact): StoryEntry[] {
  return [entry('profile', { id, at, side: 'company', title: deedTitle({ deed, ...chosen }), body: by })]
}

function deedTitle({ deed, assignee, remindOn, position }: Omit<DeedFact, 'id' | 'at' | 'by'>): string {
  switch (deed) {
    case 'STARRED':
      return '담아 뒀어요'
    case 'PUT_ASIDE':
      return '여기까지 보기로 했어요'
    case 'ASSIGNED':
      return assignee ? `담당을 ${assignee} 님으로 정했어요` : '담당을 비웠어요'
    case 'REMINDER_SET':
      return remindOn ? `${shortDay(remindOn)}에 다시 보기로 했어요` : '다시 보기를 껐어요'
    case 'POSITION_SET':
      return position ? `포지션을 ${withJosa(`‘${position}’`, '으로/로')} 정했어요` : '포지션을 비웠어요'
  }
}

function ofOffer(offer: OfferFact): StoryEntry[] {
  const { id, by, sentAt, range, counter, endedAt } = offer
  const first = counter?.was ?? range
  const sent = {
    id,
    at: sentAt,
    side: 'company',
    title: first ? `${withJosa(rangeText(first.min, first.max), '으로/로')} 어택했어요` : '어택했어요',
    body: joined(by, readText(offer)),
  } as const
  const ending = endedAt && endingOf(offer)
  return [
    entry('offer', sent),
    ...(counter ? ofCounter(id, counter, range) : []),
    ...(ending ? [entry('offer', { id: `${id}:ended`, at: endedAt, ...ending })] : []),
  ]
}

/** '40분 뒤 읽음' */
function readText({ sentAt, readAt, status }: OfferFact): string | null {
  if (!readAt) return status === 'WAITING' ? '아직 안 읽음' : null
  const minutes = Math.max(1, Math.round((readAt.getTime() - sentAt.getTime()) / 60_000))
  if (minutes < 60) return `${minutes}분 뒤 읽음`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours}시간 뒤 읽음` : `${Math.round(hours / 24)}일 뒤 읽음`
}

function ofCounter(
  id: string,
  counter: NonNullable<OfferFact['counter']>,
  range: OfferFact['range'],
): StoryEntry[] {
  const { amount, note, askedAt, answer, answerNote, answeredAt, answeredBy } = counter
  const asked = {
    id: `${id}:countered`,
    at: askedAt,
    side: 'candidate',
    title: `“${moneyText(amount)}이면 만날게요”`,
    body: joined('후보자가 되물었어요', note && quoted(note)),
  } as const
  if (!answer || !answeredAt) return [entry('offer', asked)]
  const titles = {
    RAISED: range ? `${withJosa(rangeText(range.min, range.max), '으로/로')} 올렸어요` : '제안을 올렸어요',
    KEPT: '금액은 그대로 두기로 했어요',
    TAKEN_BACK: '어택을 거뒀어요',
  } as const
  const body = joined(answeredBy, answerNote && quoted(answerNote))
  const answered = {
    id: `${id}:answered`,
    at: answeredAt,
    side: 'company',
    title: titles[answer],
    body,
  } as const
  return [entry('offer', asked), entry('offer', answered)]
}

/** The candidate's decision. The reason of a refusal is not shown (OFR-7). */
function endingOf({ status, counter }: OfferFact): Omit<Said, 'id' | 'at'> | null {
  switch (status) {
    case 'MATCHED':
      return { side: 'candidate', title: '커피챗을 골랐어요', body: '이름과 연락처가 열렸어요' }
    case 'REFUSED':
      return { side: 'candidate', title: '이번에는 어렵다고 답했어요' }
    case 'AGENT':
      return { side: 'candidate', title: '에이전트와 이야기해 보고 싶어 해요' }
    case 'EXPIRED':
      return counter?.answer === 'TAKEN_BACK' ? null : { side: 'system', title: '답 없이 기한이 지났어요' }
    case 'WAITING':
      return null
  }
}

const ofTalk = ({ roomId, count, said, saidAt }: TalkFact): StoryEntry =>
  entry('talk', {
    id: roomId,
    at: saidAt,
    side: 'candidate',
    title: quoted(said),
    body: `대화 ${count}개 모두 보기`,
    link: { to: 'room', id: roomId },
  })

function ofMeeting(meeting: MeetingFact): StoryEntry[] {
  const { id, cancelledAt, times, stages, hiredAt } = meeting
  const isCalledOff = cancelledAt && !wasMet(scheduleOf(times), cancelledAt)
  const cancelled = isCalledOff && {
    id: `${id}:cancelled`,
    at: cancelledAt,
    side: 'system' as const,
    title: '커피챗이 취소됐어요',
  }
  const hired = hiredAt && {
    id: `${id}:hired`,
    at: hiredAt,
    side: 'candidate' as const,
    title: '채용이 확정됐어요',
    body: '서로 확인했어요',
  }
  return [
    ...times.flatMap((time) => ofTime(time, meeting)),
    ...(cancelled ? [entry('meeting', cancelled)] : []),
    ...stages.flatMap(ofStage),
    ...(hired ? [entry('meeting', hired)] : []),
  ]
}

const metTitles = {
  MET: '만났어요',
  I_MISSED: '우리가 나가지 못했어요',
  THEY_MISSED: '후보자가 오지 않았어요',
  MOVED: '다른 날로 옮겼어요',
} as const

/** A fixed time, its cancellation or move, and the outcome. */
function ofTime(time: MeetingFact['times'][number], { cancelledAt, place }: MeetingFact): StoryEntry[] {
  const { id, startsAt, proposedBy, confirmedAt, withdrawnAt, said } = time
  if (!confirmedAt) return []
  const where = place && placeText(place)
  // The side that proposed a time did not choose it.
  const side = proposedBy === 'company' ? 'candidate' : 'company'
  const title = `${meetingText(startsAt)}에 만나기로 했어요`
  const isMoved = withdrawnAt && withdrawnAt.getTime() !== cancelledAt?.getTime() && withdrawnAt < startsAt
  return [
    entry('meeting', { id, at: confirmedAt, side, title, body: withdrawnAt ? null : where }),
    ...(isMoved
      ? [
          entry('meeting', {
            id: `${id}:moved`,
            at: withdrawnAt,
            side: 'system',
            title: '시간을 다시 정하기로 했어요',
          }),
        ]
      : []),
    ...(said
      ? [
          entry('meeting', {
            id: `${id}:said`,
            at: endOf(time),
            side: 'company',
            title: metTitles[said],
            body: said === 'MET' && !withdrawnAt ? where : null,
          }),
        ]
      : []),
  ]
}

function ofStage({
  id,
  stage,
  onDay,
  hire,
  by,
  at,
  contradictedAt,
}: MeetingFact['stages'][number]): StoryEntry[] {
  const title = hire ? '채용 확정을 알렸어요' : `${withJosa(stageNames[stage], '으로/로')} 옮겼어요`
  const day = parseDay(onDay) === kstDay(at) ? null : shortDay(onDay)
  const terms = hire ? `${shortDay(hire.startsOn)} 첫 출근 · ${moneyText(hire.basePay)}` : day
  return [
    entry('meeting', { id, at, side: 'company', title, body: joined(by, terms) }),
    ...(contradictedAt
      ? [
          entry('meeting', {
            id: `${id}:contradicted`,
            at: contradictedAt,
            side: 'candidate',
            title: '적어 둔 내용과 다르다고 답했어요',
          }),
        ]
      : []),
  ]
}

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

/** '12월 1일 (화)' */
const shortDay = (day: string) => dayText(parseDay(day) ?? 0)

/** An entry's title is one line. */
const SAID_LIMIT = 60

const quoted = (said: string) => quotedTo(said, SAID_LIMIT)
