import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../../testing/coffeechat-test.tsx'
import { coffeechat, fixedAt, outcome, proposedBy, stage } from '../../testing/samples/coffeechats.ts'

/** After a meeting: how it went, and the hiring stages that follow (KEEP-1 to KEEP-3). */

const MET_AT = '2026-11-14T16:00:00+09:00'
const over = (given: Parameters<typeof coffeechat>[0] = {}) =>
  fixedAt(MET_AT, { status: 'DONE', outcome: outcome(MET_AT), ...given })

const button = (name: string) => page.getByRole('button', { name, exact: true })
const pay = page.getByRole('dialog', { name: '연봉 이야기는 제안과 같았나요?' })
const missed = page.getByRole('dialog', { name: '누가 오지 못했나요?' })
const picker = page.getByRole('dialog', { name: '언제 만날 수 있나요?' })
const card = page.getByRole('region', { name: '이도현 님과 만났나요?' })
const row = (sheet: typeof pay, text: string) => sheet.getByRole('button', { name: text })

describe('[KEEP-1] how it went, in two taps', () => {
  test('met, and the pay was higher: thanks, with a link to the company’s record', async ({
    api,
    openCoffeechat,
  }) => {
    api.answers('POST /users/coffeechats/:id/outcome', ({ body }) =>
      coffeechat(over({ outcome: { ...outcome(MET_AT), said: body.met, pay: body.pay ?? null } })),
    )
    await openCoffeechat(over())
    await expect.element(card).toMatchTextContent('노을클라우드11월 14일 토요일 오후 4:00')
    await expect.element(card).toMatchTextContent('회사는 누가 어떻게 답했는지 알 수 없어요')
    await expectAccessible()
    await button('만났어요').click()
    await expect.element(pay).toMatchTextContent('노을클라우드의 제안은 6,000~6,800만 원이었어요.')
    await expectAccessible()
    await row(pay, '더 높았어요').click()
    await expect.element(page.getByRole('heading', { name: '답해 주셔서 고마워요' })).toBeVisible()
    await expect
      .element(page.getByText('다섯 명이 답하면 이 답도 노을클라우드의 기록에 더해져요.'))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '노을클라우드 기록 보기' }))
      .toHaveAttribute('href', expect.stringContaining('/my/company/'))
    await expect.element(page.getByText('11월 14일 (토) 오후 4:00에 만났어요.')).toBeVisible()
    expect(api.sent('POST /users/coffeechats/:id/outcome').map(({ body }) => body)).toEqual([
      { met: 'MET', pay: 'MORE' },
    ])
    await expectAccessible()
  })

  test('did not meet: who was absent', async ({ api, openCoffeechat }) => {
    const gate = api.holds('POST /users/coffeechats/:id/outcome')
    api.answers(
      'POST /users/coffeechats/:id/outcome',
      coffeechat(over({ outcome: { ...outcome(MET_AT), said: 'THEY_MISSED' } })),
    )
    await openCoffeechat(over())
    await button('못 만났어요').click()
    await expect
      .element(missed)
      .toMatchTextContent('탓하려는 게 아니에요. 다음 약속을 더 잘 챙기려고 물어요.')
    await expectAccessible()
    await row(missed, '노을클라우드가 오지 않았어요').click()
    await expect.element(row(missed, '노을클라우드가 오지 않았어요')).toHaveAttribute('aria-busy', 'true')
    await expect.element(row(missed, '제가 가지 못했어요')).toBeDisabled()
    gate.open()
    await expect.element(page.getByRole('heading', { name: '답해 주셔서 고마워요' })).toBeVisible()
    await expect.element(button('시간 다시 잡기')).toBeVisible()
  })

  test('moved: the time picker opens, and other times are proposed', async ({ api, openCoffeechat }) => {
    const moved = over({ outcome: { ...outcome(MET_AT), said: 'MOVED' } })
    api.answers('POST /users/coffeechats/:id/outcome', coffeechat(moved))
    api.answers('POST /users/coffeechats/:id/times', ({ body }) =>
      coffeechat({
        ...proposedBy('candidate', ...body.startItems),
        outcome: { ...outcome(MET_AT), said: 'MOVED' },
      }),
    )
    await openCoffeechat(over())
    await button('미뤘어요').click()
    await expect.element(picker).toBeVisible()
    await picker.getByRole('radio', { name: '11월 16일 월요일' }).click({ force: true })
    await picker.getByRole('button', { name: '오후 2:00', exact: true }).click()
    await picker.getByRole('button', { name: '시간 1개 제안하기' }).click()
    await expect.element(toast('시간을 제안했어요')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '새 시간을 제안했어요' })).toBeVisible()
    await expect.element(page.getByText('노을클라우드의 답을 기다리고 있어요')).toBeVisible()
  })

  test('an offer without a salary has no question about pay', async ({ api, openCoffeechat }) => {
    const silent = { ...coffeechat().offer, salaryMin: null, salaryMax: null }
    api.answers('POST /users/coffeechats/:id/outcome', coffeechat(over({ offer: silent })))
    await openCoffeechat(over({ offer: silent }))
    await button('만났어요').click()
    await expect.element(page.getByRole('heading', { name: '답해 주셔서 고마워요' })).toBeVisible()
    expect(api.sent('POST /users/coffeechats/:id/outcome').map(({ body }) => body)).toEqual([
      { met: 'MET', pay: null },
    ])
  })

  test('an answer can be corrected within the period, and says until when', async ({
    api,
    openCoffeechat,
  }) => {
    const said = { ...outcome(MET_AT), said: 'MET', pay: 'LESS' } as const
    api.answers('POST /users/coffeechats/:id/outcome', coffeechat(over()))
    await openCoffeechat(over({ outcome: said }))
    const told = page.getByRole('region', { name: '만났다고 답했어요' })
    await expect.element(told).toMatchTextContent('연봉 이야기는 더 낮았어요')
    await expect.element(told).toMatchTextContent('11월 21일 토요일까지 고칠 수 있어요.')
    await expectAccessible()
    await button('답 고치기').click()
    await expect.element(card).toBeVisible()
  })

  test('[KEEP-2] after the period the question is gone, and no answer is implied', async ({
    openCoffeechat,
  }) => {
    await openCoffeechat(over({ outcome: { ...outcome(MET_AT), canAnswer: false, said: 'NO_ANSWER' } }))
    await expect.element(page.getByText('11월 14일 (토) 오후 4:00이었어요.')).toBeVisible()
    await expect.element(card).not.toBeInTheDocument()
    await expect.element(page.getByText(/만났어요/)).not.toBeInTheDocument()
  })

  test('an answer that is too late is told, and the current state is shown', async ({
    api,
    openCoffeechat,
  }) => {
    await openCoffeechat(over())
    await expect.element(card).toBeVisible()
    api.refuses('POST /users/coffeechats/:id/outcome', 'OUTCOME_CLOSED')
    api.answers(
      'GET /users/coffeechats/:id',
      coffeechat(over({ outcome: { ...outcome(MET_AT), canAnswer: false, said: 'NO_ANSWER' } })),
    )
    await button('미뤘어요').click()
    await page
      .getByRole('alertdialog', { name: '지금은 답할 수 없어요' })
      .getByRole('button', { name: '새로 불러오기' })
      .click()
    await expect.element(card).not.toBeInTheDocument()
  })
})

describe('[KEEP-3] the stages that follow', () => {
  const stages = page.getByRole('region', { name: '진행 상황' })
  const interview = stage({ stage: 'INTERVIEW', onDay: '2026-11-18' })
  const hire = { startsOn: '2026-12-01', basePay: 6_700 }
  const hired = stage({ stage: 'HIRED', hire })

  test('are shown as the company recorded them, and confirmed', async ({ api, openCoffeechat }) => {
    api.answers(
      'POST /users/coffeechats/:id/stage',
      coffeechat({ stageItems: [{ ...interview, isAgreed: true }] }),
    )
    await openCoffeechat({ stageItems: [interview] })
    await expect.element(stages).toMatchTextContent('노을클라우드가 적은 내용이에요. 두 쪽이 같은 것을 봐요.')
    await expect.element(stages.getByRole('listitem')).toMatchTextContent('면접11월 18일 (수)')
    await expectAccessible()
    await button('맞아요').click()
    await expect.element(toast('확인했어요')).toBeVisible()
    await expect.element(stages).toMatchTextContent('맞다고 확인했어요')
    expect(api.sent('POST /users/coffeechats/:id/stage').map(({ body }) => body)).toEqual([
      { seen: 1, isAgreed: true, hire: null, shortBy: null, pay: null },
    ])
  })

  test('are contradicted after a confirmation, and an agent follows up', async ({ api, openCoffeechat }) => {
    api.answers(
      'POST /users/coffeechats/:id/stage',
      coffeechat({ stageItems: [{ ...interview, isAgreed: false }] }),
    )
    await openCoffeechat({ stageItems: [interview] })
    await button('달라요').click()
    const sure = page.getByRole('dialog', { name: '다르게 알고 있나요?' })
    await expect
      .element(sure)
      .toMatchTextContent('에이전트가 두 쪽 이야기를 듣고 바로잡을게요. 회사에도 다르다고 보여요.')
    await sure.getByRole('button', { name: '다르다고 알리기' }).click()
    await expect.element(stages).toMatchTextContent('다르다고 알려 주셨어요')
    await expectAccessible()
  })

  test('a hire is confirmed with its start and pay', async ({ api, openCoffeechat }) => {
    const both = { ...hired, isAgreed: true, isHire: true }
    api.answers('POST /users/coffeechats/:id/stage', coffeechat({ stageItems: [interview, both] }))
    await openCoffeechat({ stageItems: [interview, hired] })
    await expect.element(stages).toMatchTextContent('첫 출근일2026년 12월 1일기본 연봉6,700만 원')
    await button('맞아요').click()
    const sure = page.getByRole('dialog', { name: '채용을 확정할까요?' })
    await expect.element(sure).toMatchTextContent('첫 출근일 2026년 12월 1일, 기본 연봉 6,700만 원이에요.')
    await sure.getByRole('button', { name: '확정하기' }).click()
    const again = page.getByRole('dialog', { name: '받기로 한 연봉이 제안과 같나요?' })
    await expect.element(again).toMatchTextContent('노을클라우드의 제안은 6,000~6,800만 원이었어요.')
    expect(again.getByRole('button', { name: '연봉 이야기는 하지 않았어요' }).query()).toBeNull()
    await expectAccessible()
    await row(again, '제안대로였어요').click()
    await expect.element(page.getByRole('region', { name: '채용이 확정됐어요' })).toBeVisible()
    await expect.element(button('맞아요')).not.toBeInTheDocument()
    await expectAccessible()
    expect(api.sent('POST /users/coffeechats/:id/stage').map(({ body }) => body)).toEqual([
      { seen: 2, isAgreed: true, hire, shortBy: null, pay: 'AS_OFFERED' },
    ])
  })

  test('a hire below the offer says by how much, and the yes repeats it', async ({ api, openCoffeechat }) => {
    const lower = { ...hire, basePay: 5_600 }
    const recorded = stage({ stage: 'HIRED', hire: lower })
    const both = { ...recorded, isAgreed: true, isHire: true }
    const sentence = '어택에서 제안한 6,000만 원보다 400만 원 낮아요.'
    api.answers('POST /users/coffeechats/:id/stage', coffeechat({ stageItems: [both] }))
    await openCoffeechat({ stageItems: [recorded] })
    await expect.element(stages).toMatchTextContent(sentence)
    await expectAccessible()
    await button('맞아요').click()
    const sure = page.getByRole('dialog', { name: '채용을 확정할까요?' })
    await expect
      .element(sure)
      .toMatchTextContent(`${sentence} 회사의 기록에는 제안한 연봉을 지키지 않은 것으로 남아요.`)
    await sure.getByRole('button', { name: '낮아도 확정하기' }).click()
    await expect.element(page.getByRole('region', { name: '채용이 확정됐어요' })).toMatchTextContent(sentence)
    expect(api.sent('POST /users/coffeechats/:id/stage').map(({ body }) => body)).toEqual([
      { seen: 1, isAgreed: true, hire: lower, shortBy: 400, pay: null },
    ])
  })

  test('[KEEP-1] a hire at the person’s own figures asks of the pay afterwards, once', async ({
    api,
    openCoffeechat,
  }) => {
    const both = { ...hired, isAgreed: true, isHire: true }
    api.answers('POST /users/coffeechats/:id/stage', coffeechat({ stageItems: [both] }))
    await openCoffeechat({ stageItems: [both], isHirePayAsked: true })
    const settled = page.getByRole('region', { name: '채용이 확정됐어요' })
    await expect.element(settled).toMatchTextContent('회사는 누가 어떻게 답했는지 알 수 없어요.')
    await expectAccessible()
    await button('답하기').click()
    await row(page.getByRole('dialog', { name: '받기로 한 연봉이 제안과 같나요?' }), '더 높았어요').click()
    await expect.element(toast('답해 주셔서 고마워요')).toBeVisible()
    await expect.element(button('답하기')).not.toBeInTheDocument()
    expect(api.sent('POST /users/coffeechats/:id/stage').map(({ body }) => body)).toEqual([
      { seen: 1, isAgreed: true, hire, shortBy: null, pay: 'MORE' },
    ])
  })

  test('other figures for a hire are sent, unchanged ones are not', async ({ api, openCoffeechat }) => {
    const mine = { ...hire, basePay: 7_000 }
    api.answers(
      'POST /users/coffeechats/:id/stage',
      coffeechat({ stageItems: [{ ...hired, isAgreed: false, candidateHire: mine }] }),
    )
    await openCoffeechat({ stageItems: [hired] })
    await button('달라요').click()
    const sheet = page.getByRole('dialog', { name: '어떻게 알고 있나요?' })
    await expect.element(sheet.getByLabelText('첫 출근일')).toHaveValue('2026-12-01')
    await expectAccessible()
    await sheet.getByRole('button', { name: '이렇게 알고 있어요' }).click()
    await expect.element(sheet.getByText('회사가 적은 내용과 같아요')).toBeVisible()
    await sheet.getByLabelText('기본 연봉').fill('7000')
    await sheet.getByRole('button', { name: '이렇게 알고 있어요' }).click()
    await expect.element(stages).toMatchTextContent('기본 연봉 7,000만 원이에요.')
    expect(api.sent('POST /users/coffeechats/:id/stage').map(({ body }) => body)).toEqual([
      { seen: 1, isAgreed: false, hire: mine, shortBy: null, pay: null },
    ])
  })

  test('that there was no hire can be said', async ({ api, openCoffeechat }) => {
    api.answers(
      'POST /users/coffeechats/:id/stage',
      coffeechat({ stageItems: [{ ...hired, isAgreed: false }] }),
    )
    await openCoffeechat({ stageItems: [hired] })
    await button('달라요').click()
    await page
      .getByRole('dialog', { name: '어떻게 알고 있나요?' })
      .getByRole('button', { name: '채용된 적이 없어요' })
      .click()
    await expect.element(stages).toMatchTextContent('에이전트가 두 쪽 이야기를 들을게요.')
    expect(api.sent('POST /users/coffeechats/:id/stage').map(({ body }) => body)).toEqual([
      { seen: 1, isAgreed: false, hire: null, shortBy: null, pay: null },
    ])
  })

  test('a stage that was recorded again meanwhile is shown', async ({ api, openCoffeechat }) => {
    await openCoffeechat({ stageItems: [interview] })
    await expect.element(stages).toBeVisible()
    api.refuses('POST /users/coffeechats/:id/stage', 'STAGE_CHANGED')
    const terms = stage({ stage: 'TERMS', onDay: '2026-11-20' })
    api.answers('GET /users/coffeechats/:id', coffeechat({ stageItems: [interview, terms] }))
    await button('맞아요').click()
    await page
      .getByRole('alertdialog', { name: '그사이 진행 상황이 바뀌었어요' })
      .getByRole('button', { name: '새로 불러오기' })
      .click()
    await expect.element(stages).toMatchTextContent('처우 협의11월 20일 (금)')
  })
})
