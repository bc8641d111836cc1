import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { COMPANY, deed } from '../../testing/samples/admin.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { test } from '../../testing/screen-test.tsx'

/** The audit trail (BIZ-6). */

const OPERATOR = sampleId(641)
const NOTHING = { month: '2026-11', items: [], signedOff: null, canSignOff: false }

const trail = page.getByRole('list', { name: '기록' })
const did = page.getByLabelText('한 일')

test('[BIZ-6] the trail is filtered by deed and subject; the address keeps it', async ({ api, open }) => {
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
    .toMatchTextContent(
      '서누리 님이 노을클라우드의 회사 정보를 바꿨어요관리자 · 바꾼 항목 다른 이름 · 203.0.113.7',
    )
  await expectAccessible()
  await did.selectOptions('회사 정보를 등록했어요')
  await expect.element(trail.getByRole('listitem')).toMatchTextContent('회사 정보를 등록했어요')
  await trail.getByRole('button', { name: '노을클라우드' }).click()
  await did.selectOptions('전체')
  await expect.element(trail.getByRole('listitem')).toHaveLength(2)
  expect(screen.address()).toBe(`/audit?subject=company&subjectId=${COMPANY}`)
  expect(api.sent('GET /console/audit').at(-1)?.query).toMatchObject({ subjectId: COMPANY })
})

test('[BIZ-6] a failed trail can be loaded again', async ({ api, open }) => {
  api.answers('GET /console/audit/review', NOTHING)
  api.refuses('GET /console/audit', 'INTERNAL')
  await open('/audit', { as: 'admin' })
  await expect.element(page.getByRole('button', { name: '다시 시도하기' })).toBeVisible()
  api.answers('GET /console/audit', { items: [deed()], nextCursor: null })
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(trail.getByRole('listitem')).toHaveLength(1)
})

test('[BIZ-6] an export asks for a reason', async ({ api, open }) => {
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

test('[SAFE] the monthly review: how many people’s data each operator read, and who stands out', async ({
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
    query.month ? { ...NOTHING, month: query.month, items: [read] } : NOTHING,
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

test('[SAFE] an entry shows where it came from', async ({ api, open }) => {
  api.answers('GET /console/audit/review', NOTHING)
  api.answers('GET /console/audit', { items: [deed({ address: '198.51.100.4' })], nextCursor: null })
  await open('/audit', { as: 'admin' })
  await expect.element(trail.getByRole('listitem')).toMatchTextContent('관리자 · 198.51.100.4')
})

test('[BIZ-18] repeated reads of a day are one row, which opens to each time', async ({ api, open }) => {
  const read = deed({
    id: '50',
    action: 'room.view',
    subject: 'room',
    subjectId: sampleId(642),
    times: 2,
    at: '2026-11-14T15:00:00+09:00',
    firstAt: '2026-11-14T09:10:00+09:00',
    details: [],
  })
  const each = [read, { ...read, id: '49', at: '2026-11-14T09:10:00+09:00', address: '198.51.100.4' }]
  api.answers('GET /console/audit/review', NOTHING)
  api.answers('GET /console/audit', ({ query }) => ({
    items: query.isEach ? each.map((one) => ({ ...one, times: 1 })) : [read],
    nextCursor: null,
  }))
  await open('/audit', { as: 'admin' })
  await expect
    .element(trail.getByRole('listitem').first())
    .toMatchTextContent(
      '서누리 님이 노을클라우드의 대화방을 열어 봤어요관리자 · 09:10부터 15:00까지 2번 · 203.0.113.7',
    )
  await trail.getByText('하나씩 보기').click()
  await expect
    .element(page.getByRole('list', { name: '하나씩' }))
    .toMatchTextContent('15:00 · 203.0.113.709:10 · 198.51.100.4')
  expect(api.sent('GET /console/audit').at(-1)?.query).toMatchObject({
    operatorId: OPERATOR,
    action: 'room.view',
    subjectId: sampleId(642),
    from: '2026-11-14',
    until: '2026-11-14',
  })
  await expectAccessible()
})

test('[BIZ-18] entries contain no technical values; an unnamed subject is picked by its kind', async ({
  api,
  open,
}) => {
  const id = sampleId(643)
  const lines = [
    deed({
      id: '3',
      action: 'room.list',
      subject: 'candidate',
      subjectId: null,
      subjectName: null,
      details: [{ name: 'candidateIds', value: `${id}, ${id}` }],
    }),
    deed({ id: '2', action: 'profile.view', subject: 'candidate', subjectId: id, subjectName: null }),
    deed({
      id: '1',
      action: 'coffeechat.list',
      subject: 'coffeechat',
      subjectId: null,
      subjectName: null,
      details: [{ name: 'coffeechatIds', value: id }],
    }),
  ]
  api.answers('GET /console/audit/review', NOTHING)
  api.answers('GET /console/audit', { items: lines, nextCursor: null })
  const screen = await open('/audit', { as: 'admin' })
  await expect.element(trail).toMatchTextContent('대화 목록을 봤어요관리자 · 후보자 2명')
  await expect.element(trail).toMatchTextContent('커피챗 목록을 봤어요관리자 · 커피챗 1건')
  expect(trail.element().textContent).not.toMatch(/room\.|[0-9a-f]{8}-|Ids/)
  await trail.getByRole('button', { name: '이 후보자만 보기' }).click()
  await expect.poll(screen.address).toBe(`/audit?subject=candidate&subjectId=${id}`)
})

test('[BIZ-18] a name is searched for, and the result exported', async ({ api, open }) => {
  api.answers('GET /console/audit/review', NOTHING)
  api.answers('GET /console/audit', { items: [deed()], nextCursor: null })
  api.answers('POST /console/exports', { fileName: '기록.csv', csv: '언제', rows: 1 })
  const screen = await open('/audit', { as: 'admin' })
  await page.getByLabelText('사람이나 회사').fill('노을')
  await expect.poll(() => api.sent('GET /console/audit').at(-1)?.query.q).toBe('노을')
  expect(decodeURIComponent(screen.address())).toBe('/audit?q=노을')
  await page.getByRole('button', { name: 'CSV 내려받기' }).click()
  const dialog = page.getByRole('dialog', { name: '자료 내려받기' })
  await expect.element(dialog.getByRole('radio', { name: '기록' })).toBeChecked()
  await expect.element(dialog).toMatchTextContent('기록은 지금 찾은 것만 내려받아요.')
  await dialog.getByLabelText('내려받는 이유').fill('11월 점검')
  await dialog.getByRole('button', { name: '내려받기' }).click()
  await expect
    .poll(() => api.sent('POST /console/exports').at(-1)?.body)
    .toEqual({ kind: 'audit', reason: '11월 점검', filter: { q: '노을' } })
})

test('[BIZ-6] a month that is over is signed off; somebody unusual needs a note', async ({ api, open }) => {
  const access = {
    operator: { id: OPERATOR, name: '정하린', role: 'agent' },
    deeds: 130,
    people: 120,
    addresses: 2,
    exports: 0,
    usual: 10,
    isUnusual: true,
  } as const
  const october = { month: '2026-10', items: [access], signedOff: null, canSignOff: true }
  api.answers('GET /console/audit/review', october)
  api.answers('GET /console/audit', { items: [], nextCursor: null })
  const problem = '평소보다 많이 본 사람이 있어요. 무엇을 확인했는지 적어 주세요'
  api.refuses('POST /console/audit/review/sign-off', 'INVALID_INPUT', { fields: { note: problem } })
  await open('/audit?month=2026-10', { as: 'admin' })
  await expect.element(page.getByText('2026년 10월은 아직 점검하지 않았어요.')).toBeVisible()
  await page.getByRole('button', { name: '점검 마치기' }).click()
  const dialog = page.getByRole('dialog', { name: '2026년 10월 점검을 마칠까요?' })
  const sign = dialog.getByRole('button', { name: '서명하기' })
  await sign.click()
  await expect.element(dialog.getByText(problem, { exact: true })).toBeVisible()
  await expectAccessible()
  const note = '박람회 문의에 답한 기록이었어요'
  const signedOff = { name: '서누리', at: '2026-11-15T09:00:00+09:00', note }
  api.answers('POST /console/audit/review/sign-off')
  api.answers('GET /console/audit/review', { ...october, signedOff, canSignOff: false })
  await dialog.getByLabelText('확인한 것').fill(note)
  await sign.click()
  await expect.element(toast('2026년 10월 점검을 마쳤어요')).toBeVisible()
  await expect.element(page.getByText('서누리 님이 점검했어요')).toBeVisible()
  await expect.element(page.getByText(`“${note}”`)).toBeVisible()
  expect(api.sent('POST /console/audit/review/sign-off').at(-1)?.body).toEqual({ month: '2026-10', note })
})
