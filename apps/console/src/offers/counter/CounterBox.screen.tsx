import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { sampleId } from '../../testing/samples/ids.ts'
import {
  type SentCounter,
  sentCounter,
  type SentOffer,
  sentOffer,
  sentOffers,
} from '../../testing/samples/offers.ts'
import { daysOn, minutesOn } from '../../testing/samples/times.ts'
import { test as base } from '../../testing/screen-test.tsx'

/** Counter-offers in the list of sent offers (OFR-16). */

const box = page.getByRole('table', { name: '보낸 어택' }).getByRole('region', { name: '연봉 되묻기' })
const form = (name: string) => box.getByRole('form', { name })
const button = (name: string) => box.getByRole('button', { name })
const field = (name: string) => box.getByRole('textbox', { name: new RegExp(`^${name}`) })

/** Serves the list as the server stores it and opens the first row. */
const test = base.extend('openSent', ({ api, open }) => (...items: SentOffer[]) => {
  api.answers('GET /console/offers', sentOffers(...items))
  return open(`/offers?offer=${items[0]!.id}`)
})

const asked = (counter: Partial<SentCounter> = {}) => sentOffer({ counter: sentCounter(counter) })
const quiet = sentOffer({ id: sampleId(102), position: '백엔드 개발자' })

test('[OFR-16] opens in its row with words, scale and deadline, without a name', async ({ openSent }) => {
  await openSent(asked(), quiet)
  await expect.element(page.getByRole('button', { name: /되물음/ })).toMatchTextContent('되물음1건')
  await expect.element(box).toMatchTextContent('7,200만 원이면 만날게요“올해 조정이 예정돼 있어서요.”')
  await expect.element(box.getByText(/7,200만 원이면 지금 소득에서 38.5% 올라요/)).toBeVisible()
  await expect.element(box.getByText(/밤 12시까지 한 번 답할 수 있어요/)).toBeVisible()
  await expect
    .element(
      box.getByText(
        '지금 5,200만 원, 2025년 소득 · 건강보험, 내 제안 6,300~6,800만 원, 되물은 금액 7,200만 원',
      ),
    )
    .toBeInTheDocument()
  await expectAccessible()
})

test('[TRUST-1] an undisclosed income is neither drawn nor used', async ({ openSent }) => {
  await openSent({ ...asked({ income: { kind: 'hidden' } }), incomeOrigin: null })
  await expect
    .element(box.getByText('소득 비공개, 내 제안 6,300~6,800만 원, 되물은 금액 7,200만 원'))
    .toBeInTheDocument()
  await expect.element(box.getByText(/올라요/)).not.toBeInTheDocument()
})

describe('[OFR-16] answering', () => {
  const answered = (counter: Partial<SentCounter>, given: Partial<SentOffer> = {}) =>
    sentOffer({ ...given, counter: sentCounter({ answeredAt: minutesOn(0), ...counter }) })

  test('raise to the asked amount, in the composer’s fields', async ({ api, openSent }) => {
    await openSent(asked())
    await button('7,200만 원까지 올리기').click()
    await expect.element(field('최소 연봉')).toHaveValue('6,300')
    await expect.element(field('최대 연봉')).toHaveValue('7,200')
    await expectAccessible()
    await field('최소 연봉').fill('6700')
    await field('후보자에게 한마디').fill('팀이 꼭 모시고 싶어 해요.')
    const raised = answered({ answer: 'RAISED' }, { salaryMin: 6_700, salaryMax: 7_200 })
    api.answers('POST /console/offers/:id/counter', raised)
    api.answers('GET /console/offers', sentOffers(raised))
    await button('올려서 답하기').click()
    await expect.element(toast('답을 보냈어요')).toBeVisible()
    await expect.element(page.getByText('6,300~6,800에서 6,700~7,200만 원으로 올렸어요')).toBeVisible()
    await expect.element(button('그대로 두기')).not.toBeInTheDocument()
    const note = '팀이 꼭 모시고 싶어 해요.'
    expect(api.sent('POST /console/offers/:id/counter')).toMatchObject([
      {
        params: { id: sampleId(101) },
        body: { answer: 'RAISED', salaryMin: 6_700, salaryMax: 7_200, note },
      },
    ])
  })

  test('another amount must be above the offer and lower nothing', async ({ api, openSent }) => {
    await openSent(asked())
    await button('다른 금액').click()
    await button('올려서 답하기').click()
    await expect.element(box.getByText('제안할 연봉을 입력해 주세요')).toBeVisible()
    await field('최대 연봉').fill('6800')
    await button('올려서 답하기').click()
    await expect.element(box.getByText('처음 제안보다 높여 주세요')).toBeVisible()
    await field('최대 연봉').fill('7000')
    await field('최소 연봉').fill('6200')
    await button('올려서 답하기').click()
    await expect.element(box.getByText('처음 제안보다 낮아요')).toBeVisible()
    expect(api.sent('POST /console/offers/:id/counter')).toEqual([])
  })

  test('keep, with a sentence', async ({ api, openSent }) => {
    await openSent(asked())
    await button('그대로 두기').click()
    await expect.element(form('그대로 두고 답하기')).toBeVisible()
    await expectAccessible()
    await field('후보자에게 한마디').fill('올해 정한 범위예요.')
    const kept = answered({ answer: 'KEPT', answerNote: '올해 정한 범위예요.' })
    api.answers('POST /console/offers/:id/counter', kept)
    api.answers('GET /console/offers', sentOffers(kept))
    await button('그대로 두기').click()
    await expect.element(page.getByText('금액을 그대로 두었어요')).toBeVisible()
    await expect.element(page.getByText('“올해 정한 범위예요.”')).toBeVisible()
    expect(api.sent('POST /console/offers/:id/counter').map(({ body }) => body)).toEqual([
      { answer: 'KEPT', salaryMin: null, salaryMax: null, note: '올해 정한 범위예요.' },
    ])
  })

  test('withdrawing explains itself before it is done, and can be cancelled', async ({ api, openSent }) => {
    await openSent(asked())
    await button('거두기').click()
    await expect
      .element(form('제안 거두기'))
      .toMatchTextContent('제안이 바로 끝나고 후보자에게 알려요. 이 분께는 90일 동안 다시 제안할 수 없어요.')
    await expectAccessible()
    await button('다시 고르기').click()
    await expect.element(form('제안 거두기')).not.toBeInTheDocument()
    await button('거두기').click()
    const over = answered({ answer: 'TAKEN_BACK' }, { status: 'EXPIRED' })
    api.answers('POST /console/offers/:id/counter', over)
    api.answers('GET /console/offers', sentOffers())
    api.answers('GET /console/offers/:id', over)
    await button('제안 거두기').click()
    // The answered offer stays open although it left the list.
    await expect.element(page.getByText('답을 기다리는 어택이 없어요')).toBeVisible()
    await expect.element(page.getByText('제안을 거둬들였어요')).toBeVisible()
    expect(api.sent('POST /console/offers/:id/counter').map(({ body }) => body.answer)).toEqual([
      'TAKEN_BACK',
    ])
  })

  test.for(['COUNTER_ANSWERED', 'OFFER_MATCHED', 'OFFER_EXPIRED'] as const)(
    'somebody was faster (%s): the list is reloaded',
    async (why, { api, openSent }) => {
      await openSent(asked())
      await button('그대로 두기').click()
      api.refuses('POST /console/offers/:id/counter', why)
      api.answers('GET /console/offers', sentOffers())
      api.refuses('GET /console/offers/:id', 'NOT_FOUND')
      await button('그대로 두기').click()
      await expect.element(toast('그사이 바뀐 제안이에요. 다시 불러왔어요')).toBeVisible()
      await expect.element(page.getByText('답을 기다리는 어택이 없어요')).toBeVisible()
    },
  )

  test('problems from the server stand at the fields', async ({ api, openSent }) => {
    await openSent(asked())
    await button('7,200만 원까지 올리기').click()
    api.refuses('POST /console/offers/:id/counter', 'INVALID_INPUT', {
      fields: { salaryMax: '처음 제안보다 높여 주세요' },
    })
    await button('올려서 답하기').click()
    await expect.element(box.getByText('처음 제안보다 높여 주세요')).toBeVisible()
  })
})

describe('[OFR-16] afterwards', () => {
  test('a counter-offer without an answer in time says so', async ({ api, open }) => {
    const late = sentOffer({ status: 'EXPIRED', decidedAt: daysOn(-1), counter: sentCounter() })
    api.answers('GET /console/offers', sentOffers(late))
    await open(`/offers?status=expired&offer=${sampleId(101)}`)
    await expect.element(page.getByText('답하기 전에 기한이 지났어요')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '그대로 두기' })).not.toBeInTheDocument()
    await expectAccessible()
  })

  test('a withdrawn offer says so', async ({ api, open }) => {
    const counter = sentCounter({ answer: 'TAKEN_BACK', answeredAt: daysOn(-1) })
    api.answers('GET /console/offers', sentOffers(sentOffer({ status: 'EXPIRED', counter })))
    await open(`/offers?status=expired&offer=${sampleId(101)}`)
    await expect.element(page.getByText('제안을 거둬들였어요')).toBeVisible()
  })
})

test('[OFR-16] updates while the list is open', async ({ api, openSent }) => {
  await openSent(sentOffer(), quiet)
  await expect.element(page.getByText('아직 답이 없어요').first()).toBeVisible()
  api.answers('GET /console/offers', sentOffers(asked(), quiet))
  api.tells('GET /console/stream', { id: '2', name: 'changed', data: { what: 'offers' } })
  await expect.element(box).toBeVisible()
})
