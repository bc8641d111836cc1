import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { COFFEECHAT, coffeechat, stage } from '../testing/samples/coffeechats.ts'
import { draftOf, ire, opened, pact, sea, twoVersions } from '../testing/samples/pacts.ts'
import { test } from '../testing/screen-test.tsx'

/** The terms while they are written (PACT-1, PACT-2, PACT-8). */

const settings = { template: draftOf()!.terms, signerItems: [sea, ire], mayName: true }

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
const fieldOf = (name: string) => page.getByLabelText(name, { exact: true })

test('[PACT-1] [PACT-2] what is missing is named, leads to its field, and nothing is sent before', async ({
  api,
  open,
}) => {
  const draft = draftOf({ holidays: '', payDay: null, reasons: {} })
  api.answers('GET /console/coffeechats/:id/pact', opened(pact({ state: 'DRAFT', versionItems: [], draft })))
  api.answers('GET /console/pact-settings', settings)
  api.answers('PATCH /console/pacts/:id/draft', ({ body }) =>
    pact({ state: 'DRAFT', versionItems: [], draft: draftOf(body.terms, body.revision + 1) }),
  )
  api.answers('POST /console/pacts/:id/send', pact())
  await open(`/coffeechats/${COFFEECHAT}/pact`)
  await expect
    .element(page.getByRole('img', { name: '근로기준법 제17조가 정한 8가지 가운데 6가지를 적었어요' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('img', { name: '사이닝 보너스 제안 500만 원, 합의 300만 원' }))
    .toBeVisible()
  await expect.element(page.getByText('200만 원 적어요')).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: '빠진 것 3가지 채우기' }).click()
  const reason = textbox('왜 적은지 알려 주세요')
  await expect.element(reason).toHaveFocus()
  await expect.element(reason).toHaveAccessibleDescription('제안보다 적으면 이유를 적어야 보낼 수 있어요')
  await reason.fill('올해 쓸 수 있는 예산이 정해져 있어요')
  await page.getByRole('button', { name: '급여일과 주는 방법이 없어요' }).click()
  await expect.element(fieldOf('급여일').and(page.getByRole('combobox'))).toHaveFocus()
  await fieldOf('급여일').and(page.getByRole('combobox')).selectOptions('매달 25일')
  await textbox('휴일').fill('토·일, 공휴일')

  const days = page.getByRole('slider', { name: '언제까지 서명할까요?' })
  await days.fill('5')
  await expect.element(page.getByText('11월 20일 (금) 밤 12시')).toBeVisible()
  await page.getByRole('combobox', { name: '우리 회사에서 서명할 분' }).selectOptions('한이레, 채용 리드')
  await page.getByRole('button', { name: '노가온 님에게 보내기' }).click()
  await expect.element(toast('첫 번째 안을 노가온 님에게 보냈어요')).toBeVisible()
  const { body } = api.sent('POST /console/pacts/:id/send')[0]!
  expect(body).toMatchObject({ days: 5, signerId: ire.id })
  const saved = api.sent('PATCH /console/pacts/:id/draft').at(-1)!.body
  expect(saved.terms).toMatchObject({
    holidays: '토·일, 공휴일',
    payDay: 25,
    reasons: { signing: '올해 쓸 수 있는 예산이 정해져 있어요' },
  })
  expect(body.revision).toBe(saved.revision + 1)
})

test('[PACT-2] a figure is told beside the offer while it is typed; what is lower asks for its reason', async ({
  api,
  open,
}) => {
  const draft = draftOf({ signing: 500, reasons: {} })
  api.answers('GET /console/coffeechats/:id/pact', opened(pact({ state: 'DRAFT', versionItems: [], draft })))
  api.answers('GET /console/pact-settings', settings)
  api.answers('PATCH /console/pacts/:id/draft', ({ body }) =>
    pact({ state: 'DRAFT', versionItems: [], draft: { ...draft!, ...body, revision: body.revision + 1 } }),
  )
  await open(`/coffeechats/${COFFEECHAT}/pact`)
  const row = (name: string) => page.getByRole('group', { name, exact: true })
  await expect.element(row('연봉').getByText('제안의 가장 높은 금액')).toBeVisible()
  await textbox('연봉, 합의').fill('6500')
  await expect.element(row('연봉').getByText('200만 원 적어요')).toBeVisible()
  await expect.element(row('연봉').getByRole('textbox', { name: '왜 적은지 알려 주세요' })).toBeVisible()
  await textbox('연봉, 합의').fill('7400')
  await expect.element(row('연봉').getByText('200만 원 올랐어요')).toBeVisible()
  await textbox('스톡옵션, 합의 최대').fill('600')
  await expect.element(row('스톡옵션').getByText('100만 원 올랐어요')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^저장했어요/ })).toBeVisible()
  // An end of the shares that was not touched keeps its whole value.
  expect(api.sent('PATCH /console/pacts/:id/draft').at(-1)!.body.terms.stock).toEqual({
    kind: 'OPTION',
    years: 4,
    min: 1_200,
    max: 2_400,
  })
})

test('[PACT-1] a colleague who saved meanwhile is told, and nobody’s words are lost unasked', async ({
  api,
  open,
}) => {
  const draft = draftOf()!
  const theirs = { ...draftOf({ work: '결제 화면' }, 7)!, savedBy: '강세아' }
  let isOvertaken = false
  api.answers('GET /console/coffeechats/:id/pact', () =>
    opened(pact({ state: 'DRAFT', versionItems: [], draft: isOvertaken ? theirs : draft })),
  )
  api.answers('GET /console/pact-settings', settings)
  api.refuses('PATCH /console/pacts/:id/draft', 'PACT_MOVED_ON')
  await open(`/coffeechats/${COFFEECHAT}/pact`)
  isOvertaken = true
  await textbox('장소').fill('판교로 1')
  const told = page.getByRole('alertdialog', { name: '그 사이 동료가 합의서를 고쳤어요' })
  await expect.element(told.getByText(/강세아 님이 11:40에 저장했어요/)).toBeVisible()
  api.answers('PATCH /console/pacts/:id/draft', ({ body }) =>
    pact({ state: 'DRAFT', versionItems: [], draft: { ...theirs, ...body, revision: 8 } }),
  )
  await told.getByRole('button', { name: '내가 적은 것으로 두기' }).click()
  await expect
    .poll(() => api.sent('PATCH /console/pacts/:id/draft').at(-1)?.body)
    .toMatchObject({
      revision: 7,
      terms: { place: '판교로 1' },
    })
})

test('[PACT-1] the document as the person will get it, while it is written', async ({ api, open }) => {
  const draft = draftOf()
  api.answers(
    'GET /console/coffeechats/:id/pact',
    opened(pact({ state: 'CHANGE_ASKED', versionItems: twoVersions(), draft })),
  )
  api.answers('GET /console/pact-settings', settings)
  await open(`/coffeechats/${COFFEECHAT}/pact`)
  await expect.element(page.getByText('세 번째 안 · 초안')).toBeVisible()
  await page.getByRole('button', { name: '크게 보기' }).click()
  const paper = page.getByRole('dialog', { name: '노가온 님이 받을 문서' })
  await expect.element(paper.getByRole('row', { name: /사이닝 보너스 3,000,000/ })).toBeVisible()
  await expect.element(paper.getByText('제3조 근로조건')).toBeVisible()
  await expectAccessible()
  await paper.getByRole('button', { name: '닫기' }).click()
  await expect.element(paper).not.toBeInTheDocument()
})

test('[PACT-1] a coffee chat in 처우 협의 leads to its terms', async ({ api, open }) => {
  api.answers(
    'GET /console/coffeechats/:id',
    coffeechat({ status: 'DONE', stageItems: [stage({ stage: 'TERMS' })] }),
  )
  api.answers('GET /console/coffeechats/:id/pact', opened(null, true))
  api.answers(
    'POST /console/coffeechats/:id/pact',
    pact({ state: 'DRAFT', versionItems: [], draft: draftOf() }),
  )
  api.answers('GET /console/pact-settings', settings)
  await open(`/coffeechats/${COFFEECHAT}`)
  const entry = page.getByRole('region', { name: '처우 합의서' })
  await entry.getByRole('button', { name: '합의서 쓰기' }).click()
  await expect.element(page.getByRole('heading', { name: '노가온 님 처우 합의서' })).toBeVisible()
  expect(api.sent('POST /console/coffeechats/:id/pact')[0]?.idempotencyKey).toBeTruthy()
})

test('[PACT-4] the company names who may sign, and keeps what many drafts begin with', async ({
  api,
  open,
}) => {
  const template = { ...settings.template, place: '' }
  api.answers('GET /console/pact-settings', {
    ...settings,
    template,
    signerItems: [sea, { ...ire, canSign: false }],
  })
  api.answers('POST /console/pact-settings/signers', settings)
  api.answers('POST /console/pact-settings/template', settings)
  await open('/settings/pacts')
  await page.getByRole('checkbox', { name: /한이레 \(나\)/ }).click()
  await page.getByRole('button', { name: '서명자 저장하기' }).click()
  await expect.element(toast('저장했어요')).toBeVisible()
  expect(api.sent('POST /console/pact-settings/signers')[0]?.body).toEqual({ signerIds: [sea.id, ire.id] })
  await textbox('장소').fill('성수이로 24')
  await page.getByRole('button', { name: '양식 저장하기' }).click()
  await expect
    .poll(() => api.sent('POST /console/pact-settings/template')[0]?.body.template.place)
    .toBe('성수이로 24')
  await expectAccessible()
})
