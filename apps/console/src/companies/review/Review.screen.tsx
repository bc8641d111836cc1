import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { APPLICATION, doubt, queue, review } from '../../testing/samples/review.ts'
import { test } from '../../testing/screen-test.tsx'

/** The admins' queue of companies that apply (FIRM-2). */

const opened = page.getByRole('region', { name: '열린 신청' })
const list = page.getByRole('list', { name: '신청 목록' })
const row = (name: RegExp) => opened.getByRole('row', { name })

test('[FIRM-2] the evidence stands beside what was written, and one press approves', async ({
  api,
  open,
}) => {
  api.answers('GET /console/company-applications', queue([review()]))
  api.answers('GET /console/company-applications/:id', review())
  api.answers('POST /console/company-applications/:id/approve', review({ state: 'APPROVED' }))
  const screen = await open('/companies/applications', { as: 'admin' })
  await expect
    .element(page.getByRole('navigation', { name: '회사 나누어 보기' }).getByRole('link', { name: /^심사/ }))
    .toHaveAttribute('aria-current', 'page')
  await list.getByRole('link', { name: /한뼘하우스.*다른 것이 없어요/ }).click()
  await expect.poll(screen.address).toBe(`/companies/applications/${APPLICATION}`)
  await expect.element(row(/^개업일/)).toMatchTextContent('개업일2019년 3월 4일맞아요: 같아요국세청 11:20')
  await expect.element(row(/^직원 수/)).toMatchTextContent('알 수 없어요: 자료에 없어요')
  await expectAccessible()
  await opened.getByRole('button', { name: '승인하기' }).click()
  await expect.element(toast('승인하고 메일을 보냈어요')).toBeVisible()
  expect(api.sent('POST /console/company-applications/:id/approve').map(({ body }) => body)).toEqual([
    { stateChangedAt: review().stateChangedAt, reason: '' },
  ])
})

test('[FIRM-2] against the evidence an approval needs a reason; likenesses say only what is alike', async ({
  api,
  open,
}) => {
  api.answers('GET /console/company-applications', queue([doubt()]))
  api.answers('GET /console/company-applications/:id', doubt())
  api.answers('POST /console/company-applications/:id/approve', doubt({ state: 'APPROVED' }))
  await open(`/companies/applications/${APPLICATION}`, { as: 'admin' })
  await expect.element(list).toMatchTextContent('두 가지가 달라요')
  await expect.element(row(/^업무 메일/)).toMatchTextContent('달라요: hanppyeom.example')
  const alike = opened.getByRole('list', { name: '같거나 비슷한 회사' })
  await expect.element(alike).toMatchTextContent('번호가 같아요. 이름이 같아요.')
  await expect.element(alike).toMatchTextContent('거절 이유: 등록 정보가 달라요.')
  await opened.getByRole('button', { name: '이유 적고 승인하기' }).click()
  await opened.getByRole('button', { name: '승인하기' }).click()
  await expect.element(opened.getByText('살펴본 이유를 적어 주세요')).toBeVisible()
  expect(api.sent('POST /console/company-applications/:id/approve')).toEqual([])
  await expectAccessible()
  await opened.getByLabelText('달라도 승인하는 이유').fill('전화로 확인했어요.')
  await opened.getByRole('button', { name: '승인하기' }).click()
  await expect
    .poll(() => api.sent('POST /console/company-applications/:id/approve').map(({ body }) => body.reason))
    .toEqual(['전화로 확인했어요.'])
})

test('[FIRM-2] a refusal shows the mail as it will go, and tells nothing of other applications', async ({
  api,
  open,
}) => {
  api.answers('GET /console/company-applications', queue([doubt()]))
  api.answers('GET /console/company-applications/:id', doubt())
  api.answers('POST /console/company-applications/:id/refuse', doubt({ state: 'REFUSED' }))
  await open(`/companies/applications/${APPLICATION}`, { as: 'admin' })
  await opened.getByRole('button', { name: '거절하기' }).click()
  const form = opened.getByRole('form', { name: '거절하기' })
  await form.getByRole('button', { name: '메일과 홈페이지가 달라요' }).click()
  const words =
    '홈페이지 주소는 hanppyeom.example인데 메일은 hp-recruit.example예요. 회사 메일로 다시 신청해 주세요.'
  await expect.element(form.getByLabelText('신청한 분이 읽을 말')).toHaveValue(words)
  await expect.element(form).toMatchTextContent(`이번에는 함께하지 못하게 됐어요${words}`)
  await expectAccessible()
  await form.getByRole('button', { name: '거절하고 메일 보내기' }).click()
  await expect.element(toast('거절하고 메일을 보냈어요')).toBeVisible()
  expect(api.sent('POST /console/company-applications/:id/refuse').map(({ body }) => body.reason)).toEqual([
    words,
  ])
})

test('[FIRM-2] a question goes by mail; of two admins who decide at once one is told', async ({
  api,
  open,
}) => {
  api.answers('GET /console/company-applications', queue([review()]))
  api.answers('GET /console/company-applications/:id', review())
  api.refuses('POST /console/company-applications/:id/approve', 'CONFLICT')
  api.answers(
    'POST /console/company-applications/:id/ask',
    review({ state: 'ASKED', question: '어느 팀인가요?' }),
  )
  await open(`/companies/applications/${APPLICATION}`, { as: 'admin' })
  await opened.getByRole('button', { name: '승인하기' }).click()
  const told = page.getByRole('alertdialog', { name: '그사이 내용이 바뀌었어요' })
  await told.getByRole('button', { name: '새로 불러오기' }).click()
  await opened.getByRole('button', { name: '물어보기' }).click()
  await opened.getByLabelText('신청한 분에게 여쭤볼 것').fill('어느 팀인가요?')
  api.answers('GET /console/company-applications/:id', review({ state: 'ASKED', question: '어느 팀인가요?' }))
  await opened.getByRole('button', { name: '메일로 물어보기' }).click()
  await expect.element(toast('메일로 여쭤봤어요')).toBeVisible()
  await expect.element(opened).toMatchTextContent('어느 팀인가요?아직 답이 없어요.')
})

test('[FIRM-1] while the tax office does not answer nobody passes; it is asked again at once', async ({
  api,
  open,
}) => {
  const waiting = review({
    state: 'CHECKING',
    askAgainAt: '2026-11-15T15:00:00+09:00',
    taxTries: 2,
    needsReason: true,
    evidence: review().evidence.map((one) =>
      one.source === '국세청' ? { ...one, found: '기다려요', verdict: 'WAITING', at: null } : one,
    ),
  })
  api.answers('GET /console/company-applications', queue([waiting], { review: 0, checking: 1 }))
  api.answers('GET /console/company-applications/:id', waiting)
  api.answers('POST /console/company-applications/:id/recheck', waiting)
  await open(`/companies/applications/${APPLICATION}?list=checking`, { as: 'admin' })
  await expect.element(row(/^대표자/)).toMatchTextContent('기다려요: 기다려요다음 15:00')
  await expect.element(opened.getByRole('button', { name: '승인하기' })).toBeDisabled()
  await expect.element(opened).toMatchTextContent('30분마다 다시 물어요 · 지금까지 2번')
  await opened.getByRole('button', { name: '지금 다시 확인하기' }).click()
  await expect.element(toast('국세청이 아직 답하지 않아요')).toBeVisible()
  await expectAccessible()
})

test('[FIRM-2] an empty queue says so; what was decided shows why and has no buttons', async ({
  api,
  open,
}) => {
  api.answers('GET /console/company-applications', ({ query }) =>
    query.list === 'done'
      ? queue([review({ state: 'REFUSED' })], { review: 0, checking: 0 })
      : queue([], { review: 0, checking: 0 }),
  )
  api.answers(
    'GET /console/company-applications/:id',
    doubt({ state: 'REFUSED', decidedAt: review().appliedAt, decidedBy: '서누리', reason: '메일이 달라요.' }),
  )
  const screen = await open('/companies/applications', { as: 'admin' })
  await expect.element(opened).toMatchTextContent('기다리는 회사가 없어요')
  await expectAccessible()
  await screen.go(`/companies/applications/${APPLICATION}?list=done`)
  await expect.element(opened).toMatchTextContent('서누리 님이 정했어요.이유: 메일이 달라요.')
  await expect.element(opened.getByRole('button')).not.toBeInTheDocument()
})
