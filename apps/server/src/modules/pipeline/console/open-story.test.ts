import { describe, expect } from 'vitest'
import { withoutChance } from '../../../testing/without-chance.ts'
import type { BoardWorld } from '../testing/board-world.ts'
import { test } from '../testing/board-world.ts'

type Story = {
  card: { name: string | null; stage: string }
  profile: { techStackItems: string[]; isEmployed: boolean } | null
  story: {
    at: string
    group: string
    side: string
    title: string
    body: string | null
    link: { to: string; id: string } | null
    note: { text: string; author: { name: string }; mentions: { name: string }[]; isMine: boolean } | null
  }[]
}

async function storyOf(world: BoardWorld, who: Parameters<BoardWorld['story']>[0], candidateId: string) {
  const card = (await world.cardOf(who, candidateId))!
  return (await world.story(who, card.id)).json<Story>()
}

const told = ({ story }: Story) => story.map(({ group, side, title, body }) => [group, side, title, body])

describe('[BIZ-10] the story of a card', () => {
  test('lists everything from the star to the hire, oldest first', async ({ world }) => {
    const mine = await world.recruiter()
    const person = await world.candidate()
    const { userId, token } = person
    const later = () => world.clock.advance({ minutes: 1 })
    await world.star(mine, userId)
    later()
    const offerId = await world.offer(mine, userId, { incomeBasis: 5_000 })
    later()
    await world.counter(token, offerId, { amount: 7_200, note: '재택이 되나요?' })
    later()
    await world.answerCounter(mine, offerId, {
      answer: 'RAISED',
      salaryMin: 6_600,
      salaryMax: 7_200,
      note: '',
    })
    later()
    await world.accept(token, offerId)
    later()
    const other = await world.colleague(mine)
    await world.change(mine, (await world.cardOf(mine, userId))!, {
      assigneeId: other.operatorId,
      remindOn: '2026-11-20',
    })
    later()
    await world.move(mine, (await world.cardOf(mine, userId))!, 'INTERVIEW', { onDay: '2026-11-24' })
    later()
    const { rows } = await world.db.pool.query<{ id: string }>(
      'select id from message_rooms where candidate_id = $1',
      [userId],
    )
    await world.server.call('POST', '/users/message', {
      token: world.signIn('candidate', { subjectId: userId, sessionId: person.sessionId }).token,
      body: { roomId: rows[0]!.id, message: '정산 배치 이야기를\n더 듣고 싶어요' },
    })
    later()
    await world.db.pool.query(
      `insert into people_notes (id, company_id, candidate_id, author_id, text, mentions, created_at)
       values (gen_random_uuid(), $1, $2, $3, '2차 면접관을 정해 주세요.', array[$4::uuid], $5)`,
      [mine.companyId, userId, other.operatorId, mine.operatorId, world.clock()],
    )
    const story = await storyOf(world, mine, userId)
    expect(told(story)).toEqual([
      ['profile', 'company', '담아 뒀어요', '이도현'],
      [
        'offer',
        'company',
        '6,000~6,800만 원으로 어택했어요',
        expect.stringMatching(/^이도현 · \d+분 뒤 읽음$/),
      ],
      ['offer', 'candidate', '“7,200만 원이면 만날게요”', '후보자가 되물었어요 · “재택이 되나요?”'],
      ['offer', 'company', '6,600~7,200만 원으로 올렸어요', '이도현'],
      ['offer', 'candidate', '커피챗을 골랐어요', '이름과 연락처가 열렸어요'],
      ['profile', 'company', '담당을 강세아 님으로 정했어요', '이도현'],
      ['profile', 'company', '11월 20일 (금)에 다시 보기로 했어요', '이도현'],
      ['meeting', 'company', '면접으로 옮겼어요', '이도현 · 11월 24일 (화)'],
      [
        'talk',
        'candidate',
        '“정산 배치 이야기를 더 듣고 싶어요”',
        expect.stringMatching(/^대화 \d+개 모두 보기$/),
      ],
      ['note', 'company', '강세아', null],
    ])
    expect(story.story.at(-1)!.note).toMatchObject({
      text: '2차 면접관을 정해 주세요.',
      author: { name: '강세아' },
      mentions: [{ name: '이도현' }],
      isMine: false,
    })
    expect(story.story.find(({ group }) => group === 'talk')!.link).toEqual({ to: 'room', id: rows[0]!.id })
    expect(story).toMatchObject({ card: { stage: 'INTERVIEW' }, profile: { isEmployed: false } })
  })

  test('[OFR-17] masks contacts in a quoted message and names nobody before a match', async ({ world }) => {
    const mine = await world.recruiter()
    const person = await world.candidate()
    const offerId = await world.offer(mine, person.userId)
    await world.server.call('POST', `/users/offers/ask/${offerId}`, {
      token: person.token,
      body: { message: '010-1234-5678로 연락 주실 수 있나요?', clientId: world.deps.ids.next() },
    })
    const story = await storyOf(world, mine, person.userId)
    expect(story.card.name).toBeNull()
    const talk = story.story.find(({ group }) => group === 'talk')!
    expect(talk.title).toMatch(/〔전화번호〕/)
    expect(withoutChance(JSON.stringify(story))).not.toMatch(/1234|5678/)
    expect((await world.cardOf(mine, person.userId))!.offer).toMatchObject({ isAsked: true })
  })

  test('shows an expired and a refused offer without the reason', async ({ world }) => {
    const mine = await world.recruiter()
    const person = await world.candidate()
    const createdAt = new Date('2026-11-02T03:00Z')
    await world.offer(mine, person.userId, { expiryDay: '2026-11-08', createdAt, deliverAt: createdAt })
    await world.db.pool.query(
      `update offers set status = 'EXPIRED', decided_at = '2026-11-08T15:00Z' where candidate_id = $1`,
      [person.userId],
    )
    await world.refuse(person.token, await world.offer(mine, person.userId), '하고 싶은 일과 달라요')
    const story = await storyOf(world, mine, person.userId)
    expect(story.story.map(({ title }) => title)).toEqual([
      '6,000~6,800만 원으로 어택했어요',
      '답 없이 기한이 지났어요',
      '6,000~6,800만 원으로 어택했어요',
      '이번에는 어렵다고 답했어요',
    ])
    expect(JSON.stringify(story)).not.toContain('하고 싶은 일과')
  })

  test('is recorded in the audit trail once a day for each reader, however often the page refreshes', async ({
    world,
  }) => {
    const mine = await world.recruiter()
    const other = await world.colleague(mine)
    const person = await world.candidate()
    await world.star(mine, person.userId)
    const trail = async () => {
      const { rows } = await world.db.pool.query(
        `select actor_id, whose from audit_log where action = 'pipeline.view' and subject_id = $1 order by id`,
        [person.userId],
      )
      return rows
    }
    const opened = { whose: [person.userId] }
    await storyOf(world, mine, person.userId)
    world.clock.advance({ minutes: 1 })
    await storyOf(world, mine, person.userId)
    expect(await trail()).toEqual([{ actor_id: mine.operatorId, ...opened }])
    await storyOf(world, other, person.userId)
    world.clock.advance({ hours: 24 })
    await storyOf(world, mine, person.userId)
    expect(await trail()).toEqual([
      { actor_id: mine.operatorId, ...opened },
      { actor_id: other.operatorId, ...opened },
      { actor_id: mine.operatorId, ...opened },
    ])
  })
})
