import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { COFFEECHAT } from '../../testing/samples/coffeechats.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { candidateRow, found, openedProfile } from '../../testing/samples/candidates.ts'
import { figures, sentCounter, sentOffer, sentOffers, undoneOffer } from '../../testing/samples/offers.ts'
import { daysOn, minutesOn } from '../../testing/samples/times.ts'
import { test } from '../../testing/screen-test.tsx'

/** The list of sent offers (BIZ-5). */

const table = page.getByRole('table', { name: '보낸 어택' })
const rows = table.getByRole('row')
/** The first row is the head. */
const row = (place: number) => rows.nth(place)
const opener = table.getByRole('button', { name: /^프론트엔드 개발자/ })

const backend = sentOffer({
  id: sampleId(102),
  candidate: { ...sentOffer().candidate, id: sampleId(2), jobSubLabel: '백엔드 개발자' },
  position: '백엔드 개발자',
  operatorName: '강세아',
  readAt: daysOn(-1),
})

describe('[BIZ-5] the table', () => {
  test('[OFR-13] a row shows job, offer, time and state, without a name', async ({ api, open }) => {
    api.answers('GET /console/offers', sentOffers(sentOffer(), backend))
    await open('/offers')
    await expect
      .element(row(1))
      .toMatchTextContent(
        '프론트엔드 개발자5년 2개월 · 가로누프론트엔드 개발자6,300~6,800만 원최대 +30.8%최대 30.8%이한이레11월 14일안 읽음아직 답이 없어요',
      )
    expect(row(1).element().getBoundingClientRect().height).toBeLessThanOrEqual(45)
    await expect.element(page.getByRole('link', { name: /^전체/ })).toMatchTextContent('전체2건')
    await expect
      .element(page.getByRole('link', { name: /^답을 기다려요/ }))
      .toMatchTextContent('답을 기다려요2건')
    await expectAccessible()
  })

  test('opens in place by a press or Enter, and the address keeps it', async ({ api, open }) => {
    api.answers('GET /console/offers', sentOffers(sentOffer(), backend))
    const screen = await open('/offers')
    await opener.click()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
    await expect.element(page.getByText('결제 화면 이야기를 읽고 연락드려요.')).toBeVisible()
    await expect.poll(() => document.title).toBe('프론트엔드 개발자 5년 2개월 가로누 · 보낸 어택 · 커피어택')
    await expect
      .element(table.getByRole('link', { name: '프로필 보기' }))
      .toHaveAttribute('href', `/candidates/${sampleId(1)}`)
    await expectAccessible()
    await screen.reload()
    await expect.element(page.getByText('결제 화면 이야기를 읽고 연락드려요.')).toBeVisible()
    await opener.click()
    await expect.element(page.getByText('결제 화면 이야기를 읽고 연락드려요.')).not.toBeInTheDocument()
  })

  test('[BIZ-15] has the keys / J K Enter Esc', async ({ api, open }) => {
    api.answers('GET /console/offers', sentOffers(sentOffer(), backend))
    await open('/offers')
    await expect.element(opener).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('j{Enter}')
    const second = table.getByRole('button', { name: /^백엔드 개발자/ })
    await expect.element(second).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(second).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('k/')
    await expect.element(page.getByRole('searchbox', { name: '보낸 어택 찾기' })).toHaveFocus()
  })

  test('is searched, filtered, sorted and limited to a colleague by the server', async ({ api, open }) => {
    api.answers('GET /console/offers', sentOffers(sentOffer(), backend))
    await open('/offers')
    const asked = () => api.sent('GET /console/offers').at(-1)?.query
    await expect.poll(asked).toEqual({ status: 'WAITING', sort: 'now', direction: 'asc' })
    await page.getByRole('searchbox').fill('ㅂㅇㄷ')
    await expect.poll(asked).toMatchObject({ q: 'ㅂㅇㄷ' })
    await expect.element(page.getByText(/^2건을 찾았어요/)).toBeVisible()
    await page.getByRole('button', { name: /^안 읽음/ }).click()
    await expect.poll(asked).toMatchObject({ q: 'ㅂㅇㄷ', only: 'unread' })
    await page.getByRole('combobox', { name: '동료' }).selectOptions('강세아')
    await expect.poll(asked).toMatchObject({ by: sampleId(922) })
    await page.getByRole('button', { name: '제안 연봉(만 원)' }).click()
    await expect.poll(asked).toMatchObject({ sort: 'salary', direction: 'desc' })
    await expect
      .element(table.getByRole('columnheader', { name: '제안 연봉(만 원)' }))
      .toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('button', { name: '모두 보기' }).click()
    await expect.poll(asked).toEqual({ status: 'WAITING', sort: 'salary', direction: 'desc' })
  })

  test('loads more on scrolling', async ({ api, open }) => {
    api.answers('GET /console/offers', ({ query: { cursor } }) =>
      cursor ? sentOffers(backend) : { ...sentOffers(sentOffer()), nextCursor: 'next' },
    )
    await open('/offers')
    await expect.element(rows).toHaveLength(3)
  })

  test('is exported as filtered', async ({ api, open }) => {
    api.answers('GET /console/offers', sentOffers(sentOffer()))
    api.answers('POST /console/offers/export', { fileName: '보낸-어택.csv', csv: '직무', rows: 1 })
    await open('/offers?status=all&q=ㅂㅇㄷ')
    await page.getByRole('button', { name: 'CSV 내려받기' }).click()
    await expect.element(toast('1건을 내려받았어요')).toBeVisible()
    expect(api.sent('POST /console/offers/export').map(({ body }) => body)).toEqual([
      { q: 'ㅂㅇㄷ', sort: 'now', direction: 'asc' },
    ])
  })

  test('a failure can be retried; no result and no offer have their own text', async ({ api, open }) => {
    api.refuses('GET /console/offers', 'INTERNAL')
    await open('/offers?q=없는말')
    await expect.element(page.getByText('보낸 어택을 불러오지 못했어요')).toBeVisible()
    api.answers('GET /console/offers', sentOffers())
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(page.getByText('찾는 어택이 없어요')).toBeVisible()
    await page.getByRole('button', { name: '모두 보기' }).click()
    await expect.element(page.getByText('답을 기다리는 어택이 없어요')).toBeVisible()
  })

  test('[BIZ-7] an offer opened from a notification is shown in any list', async ({ api, open }) => {
    api.answers('GET /console/offers', sentOffers(backend))
    api.answers('GET /console/offers/:id', sentOffer({ status: 'REFUSED', decidedAt: daysOn(-1) }))
    await open(`/offers?offer=${sampleId(101)}`)
    await expect
      .element(page.getByRole('table', { name: '열어 본 어택' }))
      .toMatchTextContent('11월 14일 거절했어요')
    await expect.element(page.getByText(/^한 분이 거절한 이유는 보여 드리지 않아요/)).toBeVisible()
  })
})

describe('[BIZ-5] the opened row', () => {
  test('[OFR-17] an anonymous question, and the link to answer it', async ({ api, open }) => {
    const question = { asked: 2, text: '재택은 며칠인가요?', waits: true }
    api.answers('GET /console/offers', sentOffers(sentOffer({ question, roomId: sampleId(401) })))
    await open(`/offers?offer=${sampleId(101)}`)
    await expect.element(row(1)).toMatchTextContent('질문 2 / 5 · 답을 기다려요')
    await expect.element(page.getByText('“재택은 며칠인가요?”')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '답하기' }))
      .toHaveAttribute('href', `/messages/${sampleId(401)}`)
    await expectAccessible()
  })

  test('[OFR-15] pay besides the base stands in a line with the first year', async ({ api, open }) => {
    const pay = {
      bonus: { min: 300, max: 700 },
      signing: 500,
      stock: { kind: 'OPTION', min: 1_200, max: 2_000, years: 4 },
    } as const
    api.answers('GET /console/offers', sentOffers(sentOffer({ pay })))
    await open(`/offers?offer=${sampleId(101)}`)
    const named = page.getByRole('list', { name: '연봉 말고 더 제안한 것' }).getByRole('listitem')
    await expect.element(named).toHaveLength(4)
    expect(named.elements().map(({ textContent }) => textContent)).toEqual([
      '성과급 해마다 300~700만 원',
      '스톡옵션 4년에 1,200~2,000만 원',
      '사이닝 보너스 500만 원',
      '첫해에 모두 7,400~8,500만 원',
    ])
  })

  test('[VAL-8] the link of the offer opens in a new tab, unless its address is invalid', async ({
    api,
    open,
  }) => {
    const script = 'javascript:alert(document.domain)'
    api.answers('GET /console/offers', sentOffers(sentOffer()))
    const screen = await open(`/offers?offer=${sampleId(101)}`)
    const sent = page.getByRole('region', { name: '보낸 내용' })
    await expect.element(sent.getByRole('link')).toHaveAttribute('href', 'https://dawn.example/jobs/1')
    await expect.element(sent.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
    api.answers('GET /console/offers', sentOffers(sentOffer({ link: script })))
    await screen.reload()
    await expect.element(sent.getByText(script)).toBeVisible()
    await expect.element(sent.getByRole('link')).not.toBeInTheDocument()
  })

  test('[TRUST-7] can be undone for five minutes', async ({ api, open }) => {
    const fresh = sentOffer({ sentAt: minutesOn(-1), deliverAt: minutesOn(4) })
    api.answers('GET /console/offers', sentOffers(fresh))
    api.answers('POST /console/offers/:id/undo', undoneOffer())
    api.answers('GET /console/candidates', found(candidateRow()))
    api.answers('GET /console/candidates/:id', openedProfile())
    api.answers('POST /console/offers/check-text', { isMassText: false })
    const screen = await open(`/offers?offer=${fresh.id}`)
    await expect.element(row(1)).toMatchTextContent('곧 전해져요')
    await expect.element(table).toMatchTextContent(/\d:\d\d 뒤에 후보자에게 전해져요/)
    await expectAccessible()
    api.answers('GET /console/offers', sentOffers())
    api.refuses('GET /console/offers/:id', 'NOT_FOUND')
    await table.getByRole('button', { name: '되돌리기' }).click()
    await expect.element(toast('보낸 어택을 되돌렸어요')).toBeVisible()
    await expect.poll(screen.address).toBe(`/candidates/${fresh.candidate.id}/compose`)
    const composer = page.getByRole('complementary', { name: '어택 보내기' })
    await expect.element(composer.getByRole('textbox', { name: /^최소 연봉/ })).toHaveValue('6,300')
    await expect.element(composer.getByRole('textbox', { name: '메시지' })).toHaveValue(undoneOffer().message)
    await expect
      .element(composer.getByRole('textbox', { name: /^성과급, 해마다/ }).first())
      .toHaveValue('300')
    expect(api.sent('POST /console/offers/:id/undo').map(({ params }) => params.id)).toEqual([fresh.id])
  })

  test('[TRUST-7] after five minutes it says so', async ({ api, open }) => {
    api.answers('GET /console/offers', sentOffers(sentOffer({ deliverAt: minutesOn(1) })))
    api.refuses('POST /console/offers/:id/undo', 'OFFER_UNDO_OVER')
    await open(`/offers?offer=${sampleId(101)}`)
    await table.getByRole('button', { name: '되돌리기' }).click()
    await expect.element(toast('되돌릴 수 있는 시간이 지났어요')).toBeVisible()
  })

  test('a refused offer shows the reasons of all together', async ({ api, open }) => {
    const refused = sentOffer({ status: 'REFUSED', readAt: daysOn(-1), decidedAt: daysOn(-1) })
    api.answers('GET /console/offers', sentOffers(refused))
    api.answers('GET /console/figures', figures)
    await open('/offers?status=refused')
    await expect
      .element(page.getByRole('region', { name: '거절한 이유' }))
      .toMatchTextContent(/연봉이 기대보다 아쉬워요10명.*그 밖의 이유15명/)
    await expect.element(row(1)).toMatchTextContent('11월 14일 거절했어요')
    await expectAccessible()
    expect(api.sent('GET /console/offers').map(({ query }) => query.status)).toContain('REFUSED')
  })

  test('an offer we withdrew is among the ended ones, and says so', async ({ api, open }) => {
    const counter = sentCounter({ answer: 'TAKEN_BACK', answeredAt: daysOn(-1) })
    const back = sentOffer({ status: 'EXPIRED', decidedAt: daysOn(-1), counter })
    api.answers('GET /console/offers', sentOffers(back))
    await open('/offers?status=expired')
    await expect.element(row(1)).toMatchTextContent('11월 14일 우리가 거뒀어요')
    await expect.element(page.getByText(/되물음에 답하면서 우리가 거둔 어택이 함께 있어요/)).toBeVisible()
  })

  test('[OFR-13] a match shows name, phone and links', async ({ api, open }) => {
    const contact = { name: '노가온', phone: '01031234567', email: 'gaon@mail.example' }
    const matched = sentOffer({
      status: 'MATCHED',
      contact,
      coffeechatId: COFFEECHAT,
      roomId: sampleId(401),
      decidedAt: daysOn(-1),
    })
    api.answers('GET /console/offers', sentOffers(matched))
    await open(`/offers?status=matched&offer=${matched.id}`)
    await expect.element(row(1)).toMatchTextContent('노가온프론트엔드 개발자')
    await expect.element(table).toMatchTextContent('010-3123-4567gaon@mail.example')
    const leadsTo = async (name: string, href: string) => {
      await expect.element(table.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await leadsTo('커피챗 보기', `/coffeechats/${COFFEECHAT}`)
    await leadsTo('대화 열기', `/messages/${sampleId(401)}`)
    await expectAccessible()
  })
})

describe('[BIZ-13] an unread offer', () => {
  const unread = sentOffer({ sentAt: daysOn(-2), deliverAt: daysOn(-2) })

  test('can be reminded once from the second day; then the row shows the day', async ({ api, open }) => {
    api.answers('GET /console/offers', sentOffers(unread, sentOffer({ id: sampleId(103) }), backend))
    api.answers('POST /console/offers/:id/nudge', { ...unread, nudgedAt: minutesOn(0) })
    await open('/offers')
    const again = table.getByRole('button', { name: /^다시 알리기/ })
    await expect.element(again).toBeVisible()
    expect(again.elements()).toHaveLength(1)
    expect(row(1).element().getBoundingClientRect().height).toBeLessThanOrEqual(45)
    await expectAccessible()
    api.answers('GET /console/offers', sentOffers({ ...unread, nudgedAt: minutesOn(0) }, backend))
    await again.click()
    await expect.element(toast('다시 알렸어요. 기한은 그대로예요.')).toBeVisible()
    await expect.element(row(1)).toMatchTextContent('11월 15일에 다시 알렸어요')
    await expect.element(again).not.toBeInTheDocument()
    expect(api.sent('POST /console/offers/:id/nudge').map(({ params }) => params.id)).toEqual([unread.id])
    // A press on the inner button does not open the row.
    await expect.element(opener.first()).toHaveAttribute('aria-expanded', 'false')
  })

  test('a colleague was faster, or it was read: the row is updated', async ({ api, open }) => {
    api.answers('GET /console/offers', sentOffers(unread))
    api.refuses('POST /console/offers/:id/nudge', 'OFFER_READ')
    await open('/offers')
    const again = table.getByRole('button', { name: /^다시 알리기/ })
    await expect.element(again).toBeVisible()
    api.answers('GET /console/offers', sentOffers({ ...unread, readAt: minutesOn(-1) }))
    await again.click()
    await expect.element(toast('그사이 후보자가 읽었어요')).toBeVisible()
    await expect.element(row(1)).toMatchTextContent('아직 답이 없어요')
  })

  test('agents cannot remind', async ({ api, open }) => {
    api.answers('GET /console/offers', sentOffers(unread))
    await open('/offers', { as: 'agent' })
    await expect.element(row(1)).toMatchTextContent('아직 답이 없어요')
  })
})
