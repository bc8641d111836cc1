import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Browser, test } from '@playwright/test'
import { openConsole } from './console.ts'
import { service } from './database.ts'
import { addPerson, AGENT_EMAIL, signInAs, type Person } from './world.ts'

/** The agents' desk: curations, inquiries, wishes, surveys (BIZ-4). */

const openDesk = (browser: Browser, path: string) => openConsole(browser, AGENT_EMAIL, path)

/** Five minutes later: what was sent arrives. */
async function deliver({ userId }: Person): Promise<void> {
  const { db } = await service()
  for (const table of ['offers', 'offer_groups'])
    await db.pool.query(
      `update ${table} set deliver_at = created_at, created_at = created_at - interval '6 minutes' where candidate_id = $1`,
      [userId],
    )
}

async function addInquiry(message: string, person: Person | null, contact: string | null): Promise<string> {
  const { db, ids, clock, secrets } = await service()
  const id = ids.next()
  await db.pool.query(
    `insert into inquiries (id, user_id, from_path, message, contact_sealed, created_at) values ($1, $2, '/my/attack', $3, $4, $5)`,
    [
      id,
      person?.userId ?? null,
      message,
      contact && secrets.seal(contact, 'inquiries.contact_sealed'),
      clock(),
    ],
  )
  return id
}

const unique = () => `${Date.now()}-${Math.floor(Math.random() * 1e6)}`

test('[BIZ-4] a curation is made, arrives, and shows whom the candidate chose', async ({ browser, page }) => {
  const person = await addPerson({ name: '서다온' })
  const agent = await openDesk(browser, `/curations/new?candidate=${person.userId}`)
  await expect(agent.getByRole('heading', { level: 1 })).toHaveText('큐레이션 만들기')
  await expect(agent.getByRole('region', { name: '받는 사람' })).toContainText(/프론트엔드 개발자 · \d+년/)
  await agent.getByRole('button', { name: '큐레이션 보내기' }).click()
  await expect(agent.getByText('회사를 2곳 이상 골라 주세요')).toBeVisible()

  for (const name of ['노을클라우드', '온결헬스', '반달랩스']) {
    await agent.getByRole('textbox', { name: '회사 더하기' }).fill(name)
    await agent.getByRole('button', { name: `${name} 담기` }).click()
  }
  const first = agent.getByRole('listitem', { name: '노을클라우드' })
  await first.getByRole('textbox', { name: '최소 연봉' }).fill('6000')
  await first.getByRole('textbox', { name: '최대 연봉' }).fill('6800')
  const words = '작은 팀에서 제품을 끝까지 맡는 자리예요.'
  await agent.getByRole('textbox', { name: '메시지' }).fill(words)
  const preview = agent.getByRole('region', { name: '미리보기' })
  await expect(preview).toContainText(words)
  await expect(preview.getByRole('listitem')).toHaveText([/노을클라우드/, /온결헬스/, /반달랩스/])
  await agent.getByRole('button', { name: '3곳을 담아 보내기' }).click()

  await expect(agent).toHaveURL('/console/curations')
  await expect(agent.getByText('큐레이션을 보냈어요. 5분 안에는 되돌릴 수 있어요.')).toBeVisible()
  const card = agent
    .getByRole('list', { name: '보낸 큐레이션' })
    .getByRole('listitem')
    .filter({ hasText: words })
  await expect(card.first()).toContainText('답을 기다려요')
  await expect(card.first().getByText(/뒤에 후보자에게 전해져요/)).toBeVisible()
  await expect(agent.getByText('서다온')).toHaveCount(0)

  await deliver(person)
  await signInAs(page, person)
  await page.goto('/my/attack')
  const { db } = await service()
  const { rows } = await db.pool.query('select id from offer_groups where candidate_id = $1', [person.userId])
  await page.goto(`/my/result/curation/${rows[0].id}`)
  await expect(page.getByRole('region', { name: '에이전트의 메시지' })).toContainText(words)
  await page.getByRole('checkbox', { name: '온결헬스' }).check()
  await page.getByRole('button', { name: '1곳과 커피챗 연결하기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('커피챗 매칭이 완료되었어요.')

  await agent.reload()
  await expect(card.first()).toContainText('서다온')
  await expect(card.first()).toContainText('커피챗 매칭')
  const chosen = card.first().getByRole('listitem').filter({ hasText: '골랐어요' })
  await expect(chosen).toHaveText([/온결헬스/])
})

test('[TRUST-7] a curation is taken back within five minutes', async ({ browser }) => {
  const person = await addPerson()
  const agent = await openDesk(browser, `/curations/new?candidate=${person.userId}`)
  for (const name of ['온결헬스', '반달랩스']) {
    await agent.getByRole('textbox', { name: '회사 더하기' }).fill(name)
    await agent.getByRole('button', { name: `${name} 담기` }).click()
  }
  const words = `되돌릴 큐레이션 ${unique()}`
  await agent.getByRole('textbox', { name: '메시지' }).fill(words)
  await agent.getByRole('button', { name: '2곳을 담아 보내기' }).click()
  const card = agent.getByRole('listitem').filter({ hasText: words })
  await card.getByRole('button', { name: '되돌리기' }).click()
  await expect(agent.getByText('보낸 큐레이션을 되돌렸어요')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('[BIZ-4] a member’s inquiry is answered in the message room, once', async ({ browser }) => {
  const person = await addPerson({ name: '문하늘' })
  const question = `다시 연결할 수 있나요? ${unique()}`
  await addInquiry(question, person, null)
  const [agent, colleague] = [
    await openDesk(browser, '/inquiries'),
    await openDesk(browser, '/inquiries'),
  ] as const
  for (const page of [agent, colleague]) {
    await page.getByRole('link', { name: question }).click()
    await expect(page.getByRole('region', { name: '문의한 사람' })).toContainText('프론트엔드 개발자')
    await expect(page.getByText('문하늘')).toHaveCount(0)
    await page.getByRole('textbox', { name: '답' }).fill('회사에 여쭤보고 알려 드릴게요.')
  }
  await agent.getByRole('button', { name: '내가 맡기' }).click()
  await expect(agent.getByRole('complementary', { name: '문의' })).toContainText('내가 맡았어요')
  await agent.getByRole('button', { name: '답 보내기' }).click()
  await expect(agent.getByRole('region', { name: '답' })).toContainText('대화방으로 보냈어요')
  await colleague.getByRole('button', { name: '답 보내기' }).click()
  await expect(colleague.getByRole('alertdialog', { name: '그사이 내용이 바뀌었어요' })).toBeVisible()

  const { db } = await service()
  const { rows } = await db.pool.query(
    `select m.sender, m.body from messages m join message_rooms r on r.id = m.room_id where r.candidate_id = $1 order by m.seq`,
    [person.userId],
  )
  expect(rows).toEqual([
    { sender: 'CANDIDATE', body: question },
    { sender: 'OPERATOR', body: '회사에 여쭤보고 알려 드릴게요.' },
  ])
})

test('[BIZ-4] a visitor’s inquiry is answered at the contact; without one it is only closed', async ({
  browser,
}) => {
  const [reachable, silent] = [`연락처가 있는 문의 ${unique()}`, `연락처가 없는 문의 ${unique()}`]
  await addInquiry(reachable, null, 'visitor@mail.example')
  await addInquiry(silent, null, null)
  const agent = await openDesk(browser, '/inquiries')
  await agent.getByRole('link', { name: reachable }).click()
  await expect(agent.getByRole('region', { name: '문의한 사람' })).toContainText('visitor@mail.example')
  await agent.getByRole('textbox', { name: '답' }).fill('네, 참여할 수 있어요.')
  await agent.getByRole('button', { name: '답 보내기' }).click()
  await expect(agent.getByRole('region', { name: '답' })).toContainText(/연락처로 보(내는 중이에요|냈어요)/)

  await agent.getByRole('link', { name: silent }).click()
  await expect(agent.getByText('연락처를 남기지 않은 방문자라 답을 보낼 곳이 없어요.')).toBeVisible()
  await agent.getByRole('button', { name: '답 없이 마치기' }).click()
  await expect(agent.getByText('답 없이 마쳤어요.')).toBeVisible()
  await agent.getByRole('link', { name: '마쳤어요', exact: true }).click()
  await expect(agent.getByRole('link', { name: reachable })).toBeVisible()
})

test('[BIZ-4] [MSG-3] a wish for more offers is taken, asked back by a survey, and done', async ({
  browser,
}) => {
  const person = await addPerson()
  const wish = `재택이 되는 곳을 더 보고 싶어요 ${unique()}`
  const { db, ids, clock } = await service()
  await db.pool.query(
    'insert into more_offer_requests (id, user_id, message, created_at) values ($1, $2, $3, $4)',
    [ids.next(), person.userId, wish, clock()],
  )
  const agent = await openDesk(browser, '/desk')
  const card = agent.getByRole('listitem').filter({ hasText: wish })
  await expect(card.getByRole('link', { name: '큐레이션 만들기' })).toHaveAttribute(
    'href',
    `/console/curations/new?candidate=${person.userId}`,
  )
  await card.getByRole('button', { name: '내가 맡기' }).click()
  await expect(card).toContainText('내가 맡았어요')
  await card.getByRole('button', { name: '설문 보내기' }).click()
  await agent.getByRole('dialog').getByRole('button', { name: '대화방으로 보내기' }).click()
  await expect(agent.getByText('설문을 대화방으로 보냈어요')).toBeVisible()
  await card.getByRole('button', { name: '마쳤어요' }).click()
  await expect(card).toHaveCount(0)

  await db.pool.query(
    `insert into survey_answers (user_id, code, answer, answered_at) values ($1, 'Q2', '석 달 안에', now())`,
    [person.userId],
  )
  await agent.getByRole('link', { name: '설문', exact: true }).click()
  await expect(agent.getByRole('list', { name: '보낸 설문' }).getByRole('listitem').first()).toContainText(
    '석 달 안에',
  )
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the desk shuts nobody out (${colorScheme})`, async ({ browser }) => {
    test.slow()
    const person = await addPerson()
    const inquiryId = await addInquiry('프로필을 쉬고 싶어요.', person, null)
    const agent = await openDesk(browser, '/curations')
    await agent.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of [
      '/curations',
      `/curations/new?candidate=${person.userId}`,
      `/inquiries/${inquiryId}`,
      '/desk',
      '/desk/applications',
      '/desk/surveys',
    ]) {
      await agent.goto(`/console${path}`)
      await expect(agent.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(agent.locator('[aria-busy="true"]')).toHaveCount(0)
      expect((await new AxeBuilder({ page: agent }).analyze()).violations, path).toEqual([])
    }
  })
}
