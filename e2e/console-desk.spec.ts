import { expect } from '@playwright/test'
import { startCoffeechat } from './accept.ts'
import { test } from './console.ts'
import { service } from './database.ts'
import { addPerson, type Person, signInAs } from './world.ts'

/** The agents' desk: a curation (BIZ-4). */

/** Delivers sent offers, which wait five minutes. */
async function deliver({ userId }: Person): Promise<void> {
  const { db } = await service()
  for (const table of ['offers', 'offer_groups'])
    await db.pool.query(
      `update ${table} set deliver_at = created_at, created_at = created_at - interval '6 minutes' where candidate_id = $1`,
      [userId],
    )
}

test('[BIZ-4] a curation is sent, arrives, and shows the candidate’s choice', async ({
  desk,
  agent,
  page,
}) => {
  const person = await addPerson({ name: '서다온' })
  await desk.goto(`/console/curations/new?candidate=${person.userId}`)
  await expect(desk.getByRole('region', { name: '받는 사람' })).toContainText(/프론트엔드 개발자 · \d+년/)
  await desk.getByRole('button', { name: '회사 이름으로 더하기' }).click()
  for (const name of ['노을클라우드', '온결헬스', '반달랩스']) {
    await desk.getByRole('combobox', { name: '회사 이름으로 더하기' }).fill(name)
    await desk.getByRole('option', { name: `${name} 담기` }).click()
  }
  const first = desk.getByRole('listitem', { name: '노을클라우드', exact: true })
  await first.getByRole('textbox', { name: '최소 연봉' }).fill('6000')
  await first.getByRole('textbox', { name: '최대 연봉' }).fill('6800')
  const words = '작은 팀에서 제품을 끝까지 맡는 자리예요.'
  await desk.getByRole('textbox', { name: '메시지' }).fill(words)
  const preview = desk.getByRole('region', { name: '미리보기' })
  await expect(preview).toContainText(words)
  await expect(preview).toContainText(agent.name)
  await expect(preview.getByRole('listitem')).toHaveText([/노을클라우드/, /온결헬스/, /반달랩스/])
  await desk.getByRole('button', { name: '3곳을 담아 보내기' }).click()

  await expect(desk).toHaveURL('/console/curations')
  await expect(desk.getByText('큐레이션을 보냈어요. 5분 안에는 되돌릴 수 있어요.')).toBeVisible()
  const card = desk.getByRole('list', { name: '보낸 큐레이션' }).locator('> li')
  await expect(card).toContainText('답을 기다려요')
  await expect(card.getByText(/뒤에 후보자에게 전해져요/)).toBeVisible()
  await expect(desk.getByText('서다온')).toHaveCount(0)

  await deliver(person)
  await signInAs(page, person)
  const { db } = await service()
  const { rows } = await db.pool.query('select id from offer_groups where candidate_id = $1', [person.userId])
  await page.goto(`/my/result/curation/${rows[0].id}`)
  await expect(page.getByRole('region', { name: '에이전트의 메시지' })).toContainText(words)
  await page.getByRole('checkbox', { name: '온결헬스' }).check()
  await page.getByRole('button', { name: '1곳과 커피챗 연결하기' }).click()
  await startCoffeechat(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('커피챗 매칭이 완료되었어요.')

  await desk.reload()
  await expect(card).toContainText('서다온')
  await expect(card).toContainText('커피챗 매칭')
  await expect(card.getByRole('listitem').filter({ hasText: '골랐어요' })).toHaveText([/온결헬스/])
})
