import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CANDIDATE, candidateRow, found, openedProfile } from '../../testing/samples/candidates.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { offerTemplate } from '../../testing/samples/offers.ts'
import { listedPosition, POSITION, position } from '../../testing/samples/positions.ts'
import { daysOn, minutesOn } from '../../testing/samples/times.ts'
import { test as base } from '../../testing/screen-test.tsx'

/** Hints for writing an offer (BIZ-13) and prefilling from a position (BIZ-9). */

const test = base.extend('candidate', { auto: true }, ({ api }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('GET /console/candidates/:id', openedProfile())
  api.answers('POST /console/offers/check-text', { isMassText: false })
  api.answers('POST /console/offers', {
    id: sampleId(101),
    deliverAt: minutesOn(5),
    expiredAt: daysOn(7),
    isMassText: false,
  })
  api.answers('GET /console/positions', {
    items: [listedPosition(), listedPosition({ id: sampleId(62), title: '프론트엔드 개발자' })],
    counts: { open: 2, closed: 0 },
    nextCursor: null,
  })
  api.answers('GET /console/positions/:id', ({ params }) =>
    params.id === POSITION
      ? position({ message: '{회사}에서 {직무}를 찾아요.' })
      : position({ id: sampleId(62), title: '프론트엔드 개발자', pay: null, benefits: [], message: '' }),
  )
})

const ADDRESS = `/candidates/${CANDIDATE}/compose`
const composer = page.getByRole('complementary', { name: '어택 보내기' })
const send = composer.getByRole('button', { name: '어택 보내기' })
const least = composer.getByRole('textbox', { name: /^최소 연봉/ })
const most = composer.getByRole('textbox', { name: /^최대 연봉/ })
const words = composer.getByRole('textbox', { name: '메시지' })
const choice = composer.getByRole('combobox', { name: '어느 포지션인가요?' })
const SENT = '어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.'

describe('[BIZ-9] a position', () => {
  test('fills the composer, stays editable, and the offer names it', async ({ api, open }) => {
    const screen = await open(`${ADDRESS}?q=react&position=${POSITION}`)
    await expect.element(composer).toMatchTextContent('포지션에서 채워 왔어요. 보내기 전에 고칠 수 있어요')
    await expect.element(choice).toHaveValue(POSITION)
    await expect.element(composer).toMatchTextContent('포지션 6,000~8,000')
    await expect.element(least).toHaveValue('6,000')
    await expect.element(words).toHaveValue('새벽공방에서 프론트엔드 개발자를 찾아요.')
    await expect.element(composer.getByRole('textbox', { name: /^성과급, 해마다, 최소/ })).toHaveValue('400')
    await expectAccessible()
    await least.fill('6800')
    await most.fill('7400')
    await send.click()
    await expect.element(toast(SENT)).toBeVisible()
    await expect.poll(() => screen.address()).toBe(`/candidates/${CANDIDATE}?q=react`)
    expect(api.sent('POST /console/offers').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        positionId: POSITION,
        position: '백엔드 개발자 · 결제와 정산',
        salaryMin: 6_800,
        salaryMax: 7_400,
        offerItems: ['주 2회 재택'],
        message: '새벽공방에서 프론트엔드 개발자를 찾아요.',
      }),
    ])
  })

  test('can be chosen, changed and removed; a written message stays', async ({ api, open }) => {
    await open(ADDRESS)
    await words.fill('결제 화면 이야기를 읽었어요.')
    await choice.selectOptions('백엔드 개발자 · 결제와 정산')
    await expect.element(most).toHaveValue('8,000')
    await expect.element(words).toHaveValue('결제 화면 이야기를 읽었어요.')
    await choice.selectOptions('프론트엔드 개발자')
    await expect
      .element(composer.getByRole('textbox', { name: '포지션', exact: true }))
      .toHaveValue('프론트엔드 개발자')
    await expect.element(composer.getByRole('button', { name: '주 2회 재택 지우기' })).not.toBeInTheDocument()
    await choice.selectOptions('포지션 없이')
    await expect.element(composer).not.toMatchTextContent('포지션에서 채워 왔어요')
    await send.click()
    await expect.element(toast(SENT)).toBeVisible()
    expect(api.sent('POST /console/offers').map(({ body }) => body.positionId)).toEqual([null])
  })

  test('shows its place and interviewers in the preview, as the candidate will read them', async ({
    open,
  }) => {
    await open(`${ADDRESS}?position=${POSITION}`)
    await composer.getByRole('button', { name: '미리보기' }).click()
    const preview = page.getByRole('region', { name: '어택 미리보기' })
    await expect.element(preview).toMatchTextContent('일하는 곳성수면접에 함께하는 사람윤하람, 이도현')
    await expectAccessible()
    await page.getByRole('button', { name: '더 고치기' }).click()
    await choice.selectOptions('포지션 없이')
    await composer.getByRole('button', { name: '미리보기' }).click()
    await expect.element(preview).toMatchTextContent('백엔드 개발자 · 결제와 정산')
    await expect.element(preview).not.toMatchTextContent('면접에 함께하는 사람')
  })

  test('does not write over a draft that was kept, and says so', async ({ open }) => {
    const screen = await open(`${ADDRESS}?position=${POSITION}`)
    await choice.selectOptions('포지션 없이')
    await words.fill('쓰던 글이에요.')
    await screen.reload()
    await expect.element(words).toHaveValue('쓰던 글이에요.')
    await expect.element(composer).toMatchTextContent('쓰던 내용이 있어서 포지션으로 채우지 않았어요.')
    await composer.getByRole('button', { name: '버리기' }).click()
    await expect.element(words).toHaveValue('새벽공방에서 프론트엔드 개발자를 찾아요.')
    await expect.element(composer).not.toMatchTextContent('채우지 않았어요')
  })

  test('that is closed fills nothing in', async ({ api, open }) => {
    api.answers('GET /console/positions/:id', position({ closedAt: daysOn(-1) }))
    await open(`${ADDRESS}?position=${POSITION}`)
    await expect.element(composer).toMatchTextContent('닫은 포지션이라 채우지 않았어요.')
    await expect.element(least).toHaveValue('')
  })

  test('closed meanwhile is refused with its sentence', async ({ api, open }) => {
    api.refuses('POST /console/offers', 'POSITION_CLOSED')
    await open(`${ADDRESS}?position=${POSITION}`)
    await send.click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect.element(least).toHaveValue('6,000')
  })
})

describe('[BIZ-13] beside the salary', () => {
  test('similar people’s hopes and accepted raises are shown with the offer', async ({ api, open }) => {
    api.answers('GET /console/offers/market', {
      hopes: { people: 125, low: 6_600, middle: 7_100, high: 7_700 },
      accepted: [30, null, 55],
    })
    await open(ADDRESS)
    const market = composer.getByRole('region', { name: '비슷한 분들' })
    await expect.element(market).toMatchTextContent('비슷한 분 120여 명의 희망')
    await expect.element(market).toMatchTextContent('10% 미만약 30%10~20%아직 적어요20% 이상약 55%')
    await expect.element(market.getByRole('listitem').nth(2)).not.toHaveAttribute('aria-current')
    await least.fill('6000')
    await most.fill('6800')
    await expect.element(market).toMatchTextContent('희망의 가운데 절반은 6,600에서 7,700만 원')
    await expect.element(market).toMatchTextContent('내 제안은 6,000에서 6,800만 원')
    await expect.element(market.getByRole('listitem').nth(2)).toHaveAttribute('aria-current', 'true')
    await expectAccessible()
    await composer.getByRole('switch', { name: '연봉 없이 메시지만 보내기' }).click()
    await expect.element(market).not.toBeInTheDocument()
  })

  test('nothing is shown for too few people, after a failure, or to agents', async ({ api, open }) => {
    const screen = await open(ADDRESS)
    await expect.element(least).toBeVisible()
    await expect.element(composer.getByRole('region', { name: '비슷한 분들' })).not.toBeInTheDocument()
    api.answers('GET /console/offers/market', { hopes: null, accepted: [30, null, null] })
    await screen.reload()
    await expect.element(composer).toMatchTextContent('비슷한 분들의 희망아직 다섯 분이 안 돼요')
    api.loses('GET /console/offers/market')
    await screen.reload()
    await expect.element(least).toBeVisible()
    await expect.element(composer).not.toMatchTextContent('비슷한 분')
  })

  test('[TRUST-7] the send button shows the quota left today and this month', async ({ api, open }) => {
    const screen = await open(ADDRESS)
    await expect.element(composer).toMatchTextContent('오늘 7건, 이번 달 38건 더 보낼 수 있어요')
    api.answers('GET /console/quota', { month: { sent: 20, limit: 50 }, day: { sent: 10, limit: 10 } })
    await screen.reload()
    await expect.element(composer).toMatchTextContent('오늘 몫을 다 보냈어요.')
  })

  test('agents have no quota, positions or templates', async ({ open }) => {
    await open(`${ADDRESS}?position=${POSITION}`, { as: 'agent' })
    await expect.element(send).toBeVisible()
    await expect.element(composer).not.toMatchTextContent('더 보낼 수 있어요')
    await expect.element(choice).not.toBeInTheDocument()
    await expect.element(composer.getByRole('button', { name: '양식 고르기' })).not.toBeInTheDocument()
    await expect.element(least).toHaveValue('')
  })
})

describe('[BIZ-13] templates', () => {
  const chooser = page.getByRole('dialog', { name: '양식' })

  test('a template is chosen, filled and marked; the written message can be restored', async ({
    api,
    open,
  }) => {
    api.answers('GET /console/offer-templates', { items: [offerTemplate()] })
    await open(ADDRESS)
    await words.fill('쓰던 글')
    await composer.getByRole('button', { name: '양식 고르기' }).click()
    await expect.element(chooser).toMatchTextContent('새벽공방이에요. 프론트엔드 개발자로 5년 2개월')
    await expectAccessible()
    await chooser.getByRole('button', { name: /^결제 백엔드 ?안녕/ }).click()
    await expect
      .element(words)
      .toHaveValue('안녕하세요, 새벽공방이에요. 프론트엔드 개발자로 5년 2개월 쌓은 경험을 봤어요.')
    await expect.element(composer.getByRole('button', { name: '양식 ‘결제 백엔드’' })).toBeVisible()
    expect([...composer.element().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      '새벽공방',
      '프론트엔드 개발자',
      '5년 2개월',
    ])
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect.element(words).toHaveValue('쓰던 글')
  })

  test('a message becomes a template, with variables in place of the person’s values', async ({
    api,
    open,
  }) => {
    api.answers('GET /console/offer-templates', { items: [] })
    api.answers('POST /console/offer-templates', offerTemplate({ name: '인사' }))
    await open(ADDRESS)
    await words.fill('새벽공방에서 프론트엔드 개발자를 찾아요.')
    await composer.getByRole('button', { name: '양식 고르기' }).click()
    await expect.element(chooser).toMatchTextContent('아직 양식이 없어요')
    await chooser.getByRole('button', { name: '지금 메시지로 만들기' }).click()
    const form = page.getByRole('dialog', { name: '새 양식' })
    const text = form.getByRole('textbox', { name: '내용' })
    await expect.element(text).toHaveValue('{회사}에서 {직무}를 찾아요.')
    await form.getByRole('button', { name: '저장하기' }).click()
    await expect.element(form).toMatchTextContent('이름을 입력해 주세요.')
    await form.getByRole('textbox', { name: '이름' }).fill('인사')
    await text.fill('{이름} 님, {회사}예요.')
    await expect.element(form).toMatchTextContent('채울 수 없는 말이에요: {이름}')
    await text.fill('{회사}예요.')
    await expect.element(form).toMatchTextContent('채우면 이렇게 보여요새벽공방이에요.')
    await expectAccessible()
    api.answers('GET /console/offer-templates', { items: [offerTemplate({ name: '인사' })] })
    await form.getByRole('button', { name: '저장하기' }).click()
    await expect.element(toast('‘인사’ 양식을 저장했어요')).toBeVisible()
    await expect.element(chooser.getByRole('button', { name: /^인사 ?안녕/ })).toBeVisible()
    expect(api.sent('POST /console/offer-templates').map(({ body }) => body)).toEqual([
      { name: '인사', message: '{회사}예요.' },
    ])
  })

  test('templates are edited, and deleted with undo', async ({ api, open }) => {
    api.answers('GET /console/offer-templates', { items: [offerTemplate()] })
    api.refuses('PATCH /console/offer-templates/:id', 'NAME_TAKEN')
    api.answers('DELETE /console/offer-templates/:id')
    api.answers('POST /console/offer-templates', offerTemplate())
    await open(ADDRESS)
    await composer.getByRole('button', { name: '양식 고르기' }).click()
    await chooser.getByRole('button', { name: '고치기 결제 백엔드' }).click()
    const form = page.getByRole('dialog', { name: '양식 고치기' })
    await form.getByRole('textbox', { name: '이름' }).fill('인사')
    await form.getByRole('button', { name: '저장하기' }).click()
    await expect.element(form).toMatchTextContent('이미 있는 이름이에요')
    await form.getByRole('button', { name: '목록으로' }).click()
    await chooser.getByRole('button', { name: '결제 백엔드 지우기' }).click()
    await expect.element(toast('‘결제 백엔드’ 양식을 지웠어요')).toBeVisible()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect
      .poll(() => api.sent('POST /console/offer-templates').map(({ body }) => body.name))
      .toEqual(['결제 백엔드'])
  })

  test('a typed variable is filled on blur, an unknown one is reported at once', async ({ open }) => {
    await open(ADDRESS)
    await words.fill('{이름} 님, {회사}은 지금 사람을 찾아요.')
    await expect.element(composer.getByText('채우지 못한 말이 있어요: {이름}', { exact: true })).toBeVisible()
    await userEvent.tab()
    await expect.element(words).toHaveValue('{이름} 님, 새벽공방은 지금 사람을 찾아요.')
    await expect.element(composer).toMatchTextContent('채우지 못한 말이 있어요: {이름}')
  })
})
