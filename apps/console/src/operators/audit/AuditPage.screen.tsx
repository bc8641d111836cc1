import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { COMPANY, deed } from '../../testing/samples/admin.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { test } from '../../testing/screen-test.tsx'

/** Who did what, when (BIZ-6). */

const OPERATOR = sampleId(641)
const NOTHING = { month: '2026-11', items: [] }

const trail = page.getByRole('list', { name: '기록' })
const did = page.getByLabelText('한 일')

test('[BIZ-6] the trail is narrowed by what was done and to whom; the address keeps it', async ({
  api,
  open,
}) => {
  const changed = deed({
    id: '42',
    action: 'company.change',
    details: [{ name: 'changed', value: 'aliases' }],
  })
  api.answers('GET /console/audit/review', NOTHING)
  api.answers('GET /console/audit', ({ query }) => ({
    items: [changed, deed()].filter(({ action }) => !query.action || action === query.action),
    nextCursor: null,
  }))
  const screen = await open('/audit', { as: 'admin' })
  await expect.element(trail.getByRole('listitem')).toHaveLength(2)
  await expect
    .element(trail.getByRole('listitem').first())
    .toMatchTextContent('서누리 관리자 · 회사 정보를 바꿨어요회사 노을클라우드 · 바꾼 항목 다른 이름')
  await expectAccessible()
  await did.selectOptions('회사를 등록했어요')
  await expect.element(trail.getByRole('listitem')).toMatchTextContent('회사를 등록했어요')
  await trail.getByRole('button', { name: '회사 노을클라우드' }).click()
  await did.selectOptions('전체')
  await expect.element(trail.getByRole('listitem')).toHaveLength(2)
  expect(screen.address()).toBe(`/audit?subject=company&subjectId=${COMPANY}`)
  expect(api.sent('GET /console/audit').at(-1)?.query).toMatchObject({ subjectId: COMPANY })
})

test('[BIZ-6] a trail that could not be loaded is tried again', async ({ api, open }) => {
  api.answers('GET /console/audit/review', NOTHING)
  api.refuses('GET /console/audit', 'INTERNAL')
  await open('/audit', { as: 'admin' })
  await expect.element(page.getByRole('button', { name: '다시 시도하기' })).toBeVisible()
  api.answers('GET /console/audit', { items: [deed()], nextCursor: null })
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(trail.getByRole('listitem')).toHaveLength(1)
})

test('[BIZ-6] an export asks why', async ({ api, open }) => {
  api.answers('GET /console/audit/review', NOTHING)
  api.answers('GET /console/audit', { items: [], nextCursor: null })
  api.refuses('POST /console/exports', 'INVALID_INPUT', { fields: { reason: '필수 값이에요' } })
  await open('/audit', { as: 'admin' })
  await expect.element(page.getByText('찾는 기록이 없어요')).toBeVisible()
  await page.getByRole('button', { name: 'CSV 내려받기' }).click()
  const dialog = page.getByRole('dialog', { name: '자료 내려받기' })
  await dialog.getByText('회사').click()
  const take = dialog.getByRole('button', { name: '내려받기' })
  await take.click()
  await expect.element(dialog.getByText('필수 값이에요')).toBeVisible()
  await expectAccessible()
  api.answers('POST /console/exports', {
    fileName: '회사-2026-11-15.csv',
    csv: '이름\n노을클라우드\n',
    rows: 1,
  })
  api.answers('GET /console/audit', {
    items: [deed({ action: 'export', details: [{ name: 'reason', value: '11월 점검' }] })],
    nextCursor: null,
  })
  await dialog.getByLabelText('내려받는 이유').fill('11월 점검')
  await take.click()
  await expect.element(toast('1줄을 내려받았어요')).toBeVisible()
  await expect.element(trail).toMatchTextContent('이유 11월 점검')
  expect(api.sent('POST /console/exports').at(-1)?.body).toEqual({ kind: 'companies', reason: '11월 점검' })
})

const review = page.getByRole('list', { name: '월간 점검' })

test('[SAFE] a month is looked through: who read how many people’s data, and who more than usual', async ({
  api,
  open,
}) => {
  const who = { id: OPERATOR, name: '서누리', role: 'agent' as const }
  const read = {
    operator: who,
    deeds: 312,
    people: 128,
    addresses: 2,
    exports: 1,
    usual: 20,
    isUnusual: true,
  }
  api.answers('GET /console/audit', { items: [], nextCursor: null })
  api.answers('GET /console/audit/review', ({ query }) =>
    query.month ? { month: query.month, items: [read] } : NOTHING,
  )
  const screen = await open('/audit', { as: 'admin' })
  await expect.element(page.getByText('이 달에는 개인정보를 다룬 사람이 없어요')).toBeVisible()
  await page.getByLabelText('점검할 달').fill('2026-10')
  await expect
    .element(review.getByRole('listitem'))
    .toMatchTextContent(
      '서누리 에이전트 · 128명의 정보를 312번 다뤘어요평소보다 많아요평소 한 달 20명 · 접속한 주소 2곳 · 내려받기 1번',
    )
  await expectAccessible()
  await review.getByRole('button', { name: '서누리' }).click()
  await expect
    .poll(() => api.sent('GET /console/audit').at(-1)?.query)
    .toMatchObject({ operatorId: OPERATOR, from: '2026-10-01', until: '2026-10-31' })
  expect(screen.address()).toBe(
    `/audit?month=2026-10&operatorId=${OPERATOR}&from=2026-10-01&until=2026-10-31`,
  )
})

test('[SAFE] a line of the trail says from where', async ({ api, open }) => {
  api.answers('GET /console/audit/review', NOTHING)
  api.answers('GET /console/audit', { items: [deed({ address: '198.51.100.4' })], nextCursor: null })
  await open('/audit', { as: 'admin' })
  await expect.element(trail.getByRole('listitem')).toMatchTextContent('회사 노을클라우드 · 198.51.100.4')
})
