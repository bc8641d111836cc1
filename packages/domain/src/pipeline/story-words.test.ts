import { describe, expect, test } from 'vitest'
import type { DeedFact, MeetingFact, OfferFact, StoryFacts } from './story.ts'
import { storyOf } from './story-words.ts'

const at = (text: string) => new Date(`2026-${text}:00+09:00`)
const nothing: StoryFacts = { deeds: [], offers: [], talk: null, meetings: [] }
const told = (facts: Partial<StoryFacts>) =>
  storyOf({ ...nothing, ...facts }).map(({ title, body }) => [title, body])

const offer = (given: Partial<OfferFact> = {}): OfferFact => ({
  id: 'o',
  by: '이도현',
  sentAt: at('10-22T10:00'),
  readAt: at('10-22T10:40'),
  range: { min: 6_800, max: 7_400 },
  status: 'WAITING',
  endedAt: null,
  counter: null,
  ...given,
})
const counter = {
  amount: 7_600,
  note: '',
  askedAt: at('10-23T10:00'),
  was: { min: 6_800, max: 7_400 },
  answer: null,
  answerNote: '',
  answeredAt: null,
  answeredBy: null,
} as const
const meeting = (given: Partial<MeetingFact> = {}): MeetingFact => ({
  id: 'k',
  cancelledAt: null,
  place: { kind: 'ADDRESS', text: '성수 사무실' },
  times: [],
  stages: [],
  hiredAt: null,
  ...given,
})
const time = {
  id: 't',
  startsAt: at('10-30T15:00'),
  minutes: 30,
  proposedBy: 'company',
  confirmedAt: at('10-28T10:00'),
  withdrawnAt: null,
  said: null,
} as const

describe('[BIZ-10] a story in words', () => {
  test.for<[string, Partial<OfferFact>, (string | null)[][]]>([
    ['not read', { readAt: null }, [['6,800~7,400만 원으로 어택했어요', '이도현 · 아직 안 읽음']]],
    [
      'read after days',
      { readAt: at('10-25T12:00') },
      [['6,800~7,400만 원으로 어택했어요', '이도현 · 3일 뒤 읽음']],
    ],
    ['a mere message', { range: null }, [['어택했어요', '이도현 · 40분 뒤 읽음']]],
    [
      'matched',
      { status: 'MATCHED', endedAt: at('10-24T10:00') },
      [
        ['6,800~7,400만 원으로 어택했어요', '이도현 · 40분 뒤 읽음'],
        ['커피챗을 골랐어요', '이름과 연락처가 열렸어요'],
      ],
    ],
    [
      'countered and raised',
      {
        range: { min: 7_000, max: 7_600 },
        counter: { ...counter, answer: 'RAISED', answeredAt: at('10-23T12:00'), answeredBy: '이도현' },
      },
      [
        ['6,800~7,400만 원으로 어택했어요', '이도현 · 40분 뒤 읽음'],
        ['“7,600만 원이면 만날게요”', '후보자가 되물었어요'],
        ['7,000~7,600만 원으로 올렸어요', '이도현'],
      ],
    ],
    [
      'countered and taken back, which is its end',
      {
        status: 'EXPIRED',
        endedAt: at('10-23T12:00'),
        counter: {
          ...counter,
          note: '재택이면요',
          answer: 'TAKEN_BACK',
          answerNote: '어려워요',
          answeredAt: at('10-23T12:00'),
          answeredBy: '강세아',
        },
      },
      [
        ['6,800~7,400만 원으로 어택했어요', '이도현 · 40분 뒤 읽음'],
        ['“7,600만 원이면 만날게요”', '후보자가 되물었어요 · “재택이면요”'],
        ['어택을 거뒀어요', '강세아 · “어려워요”'],
      ],
    ],
    [
      'run out unread',
      { status: 'EXPIRED', readAt: null, endedAt: at('10-29T00:00') },
      [
        ['6,800~7,400만 원으로 어택했어요', '이도현'],
        ['답 없이 기한이 지났어요', null],
      ],
    ],
  ])('an offer: %s', ([, given, words]) => {
    expect(told({ offers: [offer(given)] })).toEqual(words)
  })

  test('a meeting: fixed, moved, fixed again, met, and where it went on', () => {
    const stage = { id: 's', hire: null, by: '이도현', contradictedAt: null }
    const moved = { ...time, id: 'm', withdrawnAt: at('10-27T09:00'), confirmedAt: at('10-26T09:00') }
    const facts = meeting({
      times: [moved, { ...time, said: 'MET' }],
      stages: [
        { ...stage, stage: 'INTERVIEW', onDay: '2026-11-03', at: at('11-03T10:00') },
        { ...stage, stage: 'TERMS', onDay: '2026-11-12', at: at('11-10T10:00') },
        {
          ...stage,
          stage: 'HIRED',
          onDay: '2026-11-13',
          at: at('11-13T10:00'),
          hire: { startsOn: '2026-12-01', basePay: 7_400 },
        },
      ],
      hiredAt: at('11-14T10:00'),
    })
    expect(told({ meetings: [facts] })).toEqual([
      ['10월 30일 (금) 오후 3:00에 만나기로 했어요', null],
      ['시간을 다시 정하기로 했어요', null],
      ['10월 30일 (금) 오후 3:00에 만나기로 했어요', '성수 사무실'],
      ['만났어요', '성수 사무실'],
      ['면접으로 옮겼어요', '이도현'],
      ['처우 협의로 옮겼어요', '이도현 · 11월 12일 (목)'],
      ['채용 확정을 알렸어요', '이도현 · 12월 1일 (화) 첫 출근 · 7,400만 원'],
      ['채용이 확정됐어요', '서로 확인했어요'],
    ])
  })

  test('[PRO-14] a meeting that was is not called off by its person’s leaving', () => {
    const left = { times: [{ ...time, said: 'MET' as const }], cancelledAt: at('11-20T10:00') }
    expect(told({ meetings: [meeting(left)] }).map(([title]) => title)).toEqual([
      '10월 30일 (금) 오후 3:00에 만나기로 했어요',
      '만났어요',
    ])
  })

  test('called off is said once', () => {
    const cancelledAt = at('10-29T10:00')
    expect(
      told({ meetings: [meeting({ cancelledAt, times: [{ ...time, withdrawnAt: cancelledAt }] })] }),
    ).toEqual([
      ['10월 30일 (금) 오후 3:00에 만나기로 했어요', null],
      ['커피챗이 취소됐어요', null],
    ])
  })

  test.for<[Partial<DeedFact> & Pick<DeedFact, 'deed'>, string]>([
    [{ deed: 'PUT_ASIDE' }, '여기까지 보기로 했어요'],
    [{ deed: 'ASSIGNED' }, '담당을 비웠어요'],
    [{ deed: 'REMINDER_SET', remindOn: '2026-11-23' }, '11월 23일 (월)에 다시 보기로 했어요'],
    [{ deed: 'REMINDER_SET' }, '다시 보기를 껐어요'],
    [{ deed: 'POSITION_SET', position: '백엔드 개발자' }, '포지션을 ‘백엔드 개발자’로 정했어요'],
    [{ deed: 'POSITION_SET' }, '포지션을 비웠어요'],
  ])('what colleagues did: %o', ([given, title]) => {
    const deed = {
      id: 'd',
      at: at('11-01T10:00'),
      by: '이도현',
      assignee: null,
      remindOn: null,
      position: null,
    }
    expect(told({ deeds: [{ ...deed, ...given }] })).toEqual([[title, '이도현']])
  })

  test('everything in the order of time, a line of the talk with the way to all of it', () => {
    const talk = {
      roomId: 'r',
      count: 12,
      said: '정산 배치  이야기를\n더 듣고 싶어요',
      saidAt: at('10-27T10:00'),
    }
    const story = storyOf({ ...nothing, offers: [offer()], talk, meetings: [meeting({ times: [time] })] })
    expect(story.map(({ group, side }) => [group, side])).toEqual([
      ['offer', 'company'],
      ['talk', 'candidate'],
      ['meeting', 'candidate'],
    ])
    expect(story[1]).toMatchObject({
      title: '“정산 배치 이야기를 더 듣고 싶어요”',
      body: '대화 12개 모두 보기',
      link: { to: 'room', id: 'r' },
    })
  })
})
