import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { matchedCuration } from '../testing/samples/curations.ts'
import {
  curationEntry,
  history,
  lastMomentIn,
  offerEntry,
  offerList,
  sampleId,
} from '../testing/samples/offers.ts'
import { wholePay } from '../testing/samples/pay.ts'
import { test } from '../testing/screen-test.tsx'

/** The result of an answered offer, opened over its list (OFR-9). */

const past = offerEntry({ name: '달그락', status: 'EXPIRED', expiredAt: lastMomentIn(-1) })
const matched = offerEntry({ id: sampleId(2), name: '온결헬스', status: 'MATCHED' })
const refused = offerEntry({ id: sampleId(3), name: '반달랩스', status: 'REFUSED' })
const chosen = curationEntry(['노을클라우드', '반달랩스'], { status: 'MATCHED' })

const sheet = page.getByRole('dialog')

test('[OFR-9] of a single offer shows its terms, and leads to reconnecting', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList(past))
  api.answers('GET /v2/users/offers/history', history({ offerItems: [past] }))
  await open('/my/attack/expired')
  await page.getByRole('button', { name: '달그락 내역 보기' }).click()
  await expect.element(page.getByRole('dialog', { name: '달그락' })).toMatchTextContent('6,000~6,800만 원')
  await expect.element(sheet).toMatchTextContent('기한이 지났어요')
  await expect.element(sheet).toMatchTextContent('최대 +30.8%')
  await expect.element(sheet).toMatchTextContent('결과')
  await expect
    .element(sheet.getByRole('link', { name: '다시 연결 문의하기' }))
    .toHaveAttribute(
      'href',
      `/ask?${new URLSearchParams({ from: `/my/result/${past.id}`, company: past.name })}`,
    )
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
})

test.for([
  [matched, '커피챗 매칭', '커피챗 보러 가기', /^\/my\/result\/like\/.+\?company=/],
  [refused, '거절한 제안', '결과 보기', /^\/my\/result\/[0-9a-f-]+$/],
] as const)('[OFR-9] of $0.name leads to the result', async ([entry, result, link, to], { api, open }) => {
  api.answers('GET /v3/users/offers', offerList(entry))
  api.answers('GET /v2/users/offers/history', history({ offerItems: [entry] }))
  await open('/my/attack')
  await page.getByRole('button', { name: new RegExp(entry.name) }).click()
  await expect.element(sheet).toMatchTextContent(result)
  await expect
    .element(sheet.getByRole('link', { name: link }))
    .toHaveAttribute('href', expect.stringMatching(to))
  expect(api.sent('GET /v2/users/offers/history').map(({ query }) => query.isSelected)).toEqual([
    entry === matched,
  ])
})

test('[OFR-15] of an offer with a whole pay shows its parts and its first year', async ({ api, open }) => {
  const entry = { ...past, salaryMin: 6_300, pay: wholePay }
  api.answers('GET /v3/users/offers', offerList(entry))
  api.answers('GET /v2/users/offers/history', history({ offerItems: [entry] }))
  await open('/my/attack/expired')
  await page.getByRole('button', { name: '달그락 내역 보기' }).click()
  await expect
    .element(sheet)
    .toMatchTextContent(
      '성과급해마다 300~700만 원스톡옵션4년에 1,200~2,000만 원사이닝 보너스500만 원첫해에 모두7,400~8,500만 원',
    )
})

test('[OFR-9] of a group names its companies and the accepted ones', async ({ api, open }) => {
  const group = matchedCuration(['노을클라우드', '반달랩스'])
  api.answers('GET /v3/users/offers', offerList(chosen))
  api.answers('GET /v2/users/offers/history', history({ groupItems: [group] }))
  await open('/my/attack/select')
  await page.getByRole('button', { name: /에이전트가 고른 2곳/ }).click()
  await expect.element(sheet.getByRole('listitem')).toHaveLength(3)
  const chats = sheet.getByRole('link', { name: /커피챗 보기/ })
  await expect.element(chats).toHaveLength(2)
  await expect
    .element(sheet.getByRole('link', { name: '노을클라우드 커피챗 보기' }))
    .toHaveAttribute(
      'href',
      `/my/result/like/${group.offerItems[0]!.coffeechatId}?company=${encodeURIComponent('노을클라우드')}`,
    )
  await expectAccessible()
})

test('[OFR-9] of a group whose companies fail to load says so', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList(chosen))
  api.loses('GET /v2/users/offers/history')
  await open('/my/attack/select')
  await page.getByRole('button', { name: /에이전트가 고른 2곳/ }).click()
  await expect.element(sheet).toMatchTextContent('회사를 불러오지 못했어요')
})
