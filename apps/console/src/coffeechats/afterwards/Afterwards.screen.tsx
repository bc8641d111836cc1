import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { COFFEECHAT, coffeechat, listed, outcome, stage } from '../../testing/samples/coffeechats.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { zeroCounts, test } from '../../testing/screen-test.tsx'

/** What follows a meeting: the outcome and the steps up to the hire (KEEP-1 to KEEP-3). */

const MET_AT = '2026-11-14T16:00:00+09:00'
const over = (given: Parameters<typeof coffeechat>[0] = {}) =>
  coffeechat({
    status: 'DONE',
    todo: 'OUTCOME',
    createdAt: '2026-11-10T12:00:00+09:00',
    confirmedTime: { id: sampleId(311), startsAt: MET_AT, minutes: 30, proposedBy: 'company' },
    outcome: outcome(MET_AT),
    ...given,
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const ADDRESS = `/coffeechats/${COFFEECHAT}`

describe('[KEEP-1] the outcome', () => {
  const asked = page.getByRole('list', { name: '정해야 해요' })
  const rail = page.getByRole('navigation', { name: '콘솔 메뉴' }).getByRole('link', { name: /커피챗/ })

  test('is asked in the list and counted in the rail until it is answered', async ({ api, open }) => {
    api.answers('GET /console/coffeechats', listed({ todo: [over()], past: [over()] }))
    api.answers('GET /console/counts', { ...zeroCounts, coffeechats: 1 })
    await open('/coffeechats')
    await expect
      .element(asked)
      .toMatchTextContent(/노가온프론트엔드 개발자 · 6,300~6,800만 원.*11월 14일 \(토\) 오후 4:00/)
    await expect.element(rail).toHaveTextContent('커피챗1건이 우리를 기다려요')
    await expectAccessible()
    api.answers(
      'POST /console/coffeechats/:id/outcome',
      over({ outcome: { ...outcome(MET_AT), said: 'MET' } }),
    )
    api.answers('GET /console/coffeechats', listed({ past: [over({ todo: null })] }))
    api.answers('GET /console/counts', zeroCounts)
    await asked.getByRole('button', { name: '만났어요', exact: true }).click()
    await expect.element(toast('답을 남겼어요')).toBeVisible()
    await expect.element(asked).not.toBeInTheDocument()
    await expect.element(rail).toHaveTextContent('커피챗')
    expect(api.sent('POST /console/coffeechats/:id/outcome').map(({ body }) => body)).toEqual([
      { met: 'MET' },
    ])
  })

  test('on its page: who did not come, and a correction within seven days', async ({ api, open }) => {
    api.answers('GET /console/coffeechats/:id', over())
    api.answers('POST /console/coffeechats/:id/outcome', ({ body }) =>
      over({ outcome: { ...outcome(MET_AT), said: body.met } }),
    )
    await open(ADDRESS)
    const card = page.getByRole('region', { name: '노가온 님과 만났나요?' })
    await expect
      .element(card)
      .toMatchTextContent('11월 21일 (토)까지 답할 수 있어요. 후보자에게는 보이지 않아요.')
    await expectAccessible()
    await button('못 만났어요').click()
    await button('후보자가 오지 않았어요').click()
    await expect.element(page.getByRole('heading', { name: '후보자가 오지 않았다고 답했어요' })).toBeVisible()
    await expect.element(button('시간 제안하기')).toBeVisible()
    await expectAccessible()
    await button('답 고치기').click()
    await button('만났어요').click()
    await expect.element(page.getByRole('heading', { name: '만났다고 답했어요' })).toBeVisible()
    await expect.element(button('시간 제안하기')).not.toBeInTheDocument()
  })

  test('after moved, other times can be proposed at once', async ({ api, open }) => {
    api.answers('GET /console/coffeechats/:id', over())
    api.answers(
      'POST /console/coffeechats/:id/outcome',
      over({ outcome: { ...outcome(MET_AT), said: 'MOVED' } }),
    )
    await open(ADDRESS)
    await button('미뤘어요').click()
    await expect.element(button('시간을 골라 주세요')).toBeDisabled()
    await expect.element(page.getByRole('group', { name: '시작 시간, 5개까지' })).toBeVisible()
  })

  test('[KEEP-2] after seven days it is closed, and no answer is not shown as met', async ({ api, open }) => {
    const silent = { ...outcome(MET_AT), canAnswer: false, said: 'NO_ANSWER' } as const
    api.answers('GET /console/coffeechats/:id', over({ outcome: silent }))
    await open(ADDRESS)
    await expect.element(page.getByRole('heading', { name: '만나기로 한 시간이 지났어요' })).toBeVisible()
    await expect.element(page.getByText(/만났/)).not.toBeInTheDocument()
  })

  test('an answer that is too late is explained, and the current state shown', async ({ api, open }) => {
    api.answers('GET /console/coffeechats/:id', over())
    await open(ADDRESS)
    await expect.element(button('만났어요')).toBeVisible()
    api.refuses('POST /console/coffeechats/:id/outcome', 'OUTCOME_CLOSED')
    api.answers(
      'GET /console/coffeechats/:id',
      over({ outcome: { ...outcome(MET_AT), canAnswer: false, said: 'NO_ANSWER' } }),
    )
    await button('만났어요').click()
    await page
      .getByRole('alertdialog', { name: '지금은 답할 수 없어요' })
      .getByRole('button', { name: '새로 불러오기' })
      .click()
    await expect.element(button('만났어요')).not.toBeInTheDocument()
  })
})

describe('[KEEP-3] the steps', () => {
  const stages = page.getByRole('region', { name: '진행 상황' })
  const steps = page.getByRole('list', { name: '진행 순서' }).getByRole('listitem')
  const met = { outcome: { ...outcome(MET_AT), said: 'MET' } } as const
  const hire = { startsOn: '2026-12-01', basePay: 6_700 }

  test('a step is recorded with its day', async ({ api, open }) => {
    const interview = stage({ stage: 'INTERVIEW', onDay: '2026-11-18' })
    api.answers('GET /console/coffeechats/:id', over(met))
    api.answers('POST /console/coffeechats/:id/stage', over({ ...met, stageItems: [interview] }))
    await open(ADDRESS)
    await expect
      .element(stages)
      .toMatchTextContent('적으면 후보자도 같은 것을 보고, 다르면 다르다고 말할 수 있어요.')
    await button('진행 상황 적기').click()
    await expectAccessible()
    await stages.getByLabelText('날짜').fill('2026-11-09')
    await button('적기').click()
    await expect.element(page.getByText('날짜를 다시 골라 주세요')).toBeVisible()
    await stages.getByLabelText('날짜').fill('2026-11-18')
    await button('적기').click()
    await expect.element(toast('진행 상황을 적었어요')).toBeVisible()
    await expect.element(steps).toMatchTextContent('면접11월 18일 (수)후보자가 아직 답하지 않았어요')
    expect(api.sent('POST /console/coffeechats/:id/stage').map(({ body }) => body)).toEqual([
      { stage: 'INTERVIEW', onDay: '2026-11-18', hire: null, seen: 0 },
    ])
    await expectAccessible()
  })

  test('a hire has a start and a base salary', async ({ api, open }) => {
    const hired = stage({ stage: 'HIRED', hire })
    api.answers('GET /console/coffeechats/:id', over({ ...met, stageItems: [stage({ isAgreed: true })] }))
    api.answers('POST /console/coffeechats/:id/stage', over({ ...met, stageItems: [stage(), hired] }))
    await open(ADDRESS)
    await expect.element(steps).toMatchTextContent('후보자도 확인했어요')
    await button('다음 상황 적기').click()
    await expect.element(stages.getByRole('combobox', { name: '진행 상황' })).toHaveValue('TERMS')
    await stages.getByRole('combobox', { name: '진행 상황' }).selectOptions('HIRED')
    await button('적기').click()
    await expect.element(page.getByText('첫 출근일을 다시 골라 주세요')).toBeVisible()
    await stages.getByLabelText('첫 출근일').fill('2026-12-01')
    await stages.getByLabelText('기본 연봉').fill('6100')
    await expect
      .element(stages.getByRole('status'))
      .toMatchTextContent(
        '어택에서 제안한 6,300만 원보다 200만 원 낮아요. 후보자에게도 이렇게 보이고, 차이를 보고 받아들여야 확정돼요.',
      )
    await expectAccessible()
    await stages.getByLabelText('기본 연봉').fill('6700')
    await expect.element(stages.getByRole('status')).not.toBeInTheDocument()
    await button('적기').click()
    await expect.element(steps.last()).toMatchTextContent('첫 출근일 2026년 12월 1일 · 기본 연봉 6,700만 원')
    expect(api.sent('POST /console/coffeechats/:id/stage').map(({ body }) => body)).toEqual([
      { stage: 'HIRED', onDay: '2026-11-15', hire, seen: 1 },
    ])
  })

  test('the candidate’s other values are shown and can be taken over', async ({ api, open }) => {
    const mine = { ...hire, basePay: 7_000 }
    const contradicted = stage({ stage: 'HIRED', hire, isAgreed: false, candidateHire: mine })
    const both = stage({ stage: 'HIRED', hire: mine, isAgreed: true, isHire: true })
    api.answers('GET /console/coffeechats/:id', over({ ...met, stageItems: [contradicted] }))
    api.answers('POST /console/coffeechats/:id/stage', over({ ...met, stageItems: [contradicted, both] }))
    await open(ADDRESS)
    await expect.element(steps).toMatchTextContent('후보자는 다르게 알아요')
    await expect
      .element(steps)
      .toMatchTextContent('후보자가 아는 내용: 첫 출근일 2026년 12월 1일 · 기본 연봉 7,000만 원')
    await expectAccessible()
    await button('다음 상황 적기').click()
    await button('적기').click()
    await expect.element(page.getByRole('region', { name: '채용이 확정됐어요' })).toBeVisible()
    await expect.element(button('다음 상황 적기')).not.toBeInTheDocument()
    expect(api.sent('POST /console/coffeechats/:id/stage').map(({ body }) => body.hire)).toEqual([mine])
  })

  test('a step recorded by a colleague meanwhile is announced, and the new state shown', async ({
    api,
    open,
  }) => {
    api.answers('GET /console/coffeechats/:id', over(met))
    await open(ADDRESS)
    await button('진행 상황 적기').click()
    api.refuses('POST /console/coffeechats/:id/stage', 'STAGE_CHANGED')
    api.answers('GET /console/coffeechats/:id', over({ ...met, stageItems: [stage({ stage: 'TERMS' })] }))
    await button('적기').click()
    await page
      .getByRole('alertdialog', { name: '그사이 진행 상황이 바뀌었어요' })
      .getByRole('button', { name: '새로 불러오기' })
      .click()
    await expect.element(steps).toMatchTextContent('처우 협의')
  })
})
