import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { CANDIDATE, openedProfile } from '../../testing/samples/candidates.ts'
import {
  companyChoices,
  fittingPosition,
  fittingPositions,
  sentCuration,
} from '../../testing/samples/offers.ts'
import { daysOn, minutesOn } from '../../testing/samples/times.ts'
import { test as base } from '../../testing/screen-test.tsx'

/** Curations: several companies for one candidate (BIZ-4, TRUST-7). */

const WORDS = '작은 팀에서 제품을 끝까지 맡는 자리예요.'
const fresh = sentCuration({ sentAt: minutesOn(-1), deliverAt: minutesOn(4) })
const cards = page
  .getByRole('list', { name: '보낸 큐레이션' })
  .getByRole('listitem')
  .filter({ hasText: WORDS })

const positions = [fittingPosition(0), fittingPosition(1, { mustHaves: [], met: [], message: '' })]
const row = (name: string) => page.getByRole('list', { name: '열린 포지션' }).getByRole('listitem', { name })
const item = (name: string) => page.getByRole('listitem', { name, exact: true })
const byName = page.getByRole('button', { name: '회사 이름으로 더하기' })

const test = base.extend('candidate', { auto: true }, ({ api }) => {
  api.answers('GET /console/candidates/:id', openedProfile())
  api.answers('GET /console/companies/choices', companyChoices)
  api.answers('GET /console/curations/positions', fittingPositions(...positions))
  api.answers('GET /console/curations', { items: [fresh], nextCursor: null })
})

test('[BIZ-4] missing fields are reported; the preview shows what is written and what is sent', async ({
  api,
  open,
}) => {
  const made = { groupId: fresh.groupId, deliverAt: fresh.deliverAt, expiredAt: fresh.expiredAt }
  api.answers('POST /console/curations', made)
  api.answers('GET /console/curations', { items: [], nextCursor: null })
  const screen = await open(`/curations/new?candidate=${CANDIDATE}`, { as: 'agent' })
  await expect
    .element(page.getByRole('region', { name: '받는 사람' }))
    .toMatchTextContent('프론트엔드 개발자 · 5년 2개월')
  await page.getByRole('button', { name: '큐레이션 보내기' }).click()
  await expect.element(page.getByText('회사를 2곳 이상 골라 주세요')).toBeVisible()
  await expect.element(page.getByText('왜 이 회사들인지 적어 주세요')).toBeVisible()
  await expectAccessible()

  await expect.element(page.getByRole('searchbox', { name: '열린 포지션 찾기' })).toHaveFocus()

  await row('노을클라우드 결제 백엔드').getByRole('button', { name: '담기' }).click()
  await expect
    .element(row('노을클라우드 결제 백엔드').getByRole('button', { name: '담았어요' }))
    .toHaveAttribute('aria-pressed', 'true')
  const first = item('노을클라우드')
  await expect
    .element(first)
    .toMatchTextContent('결제 백엔드6,000~8,000만 원 · 성과급 해마다 400~600만 원 · 주 2회 재택')
  await byName.click()
  await page.getByRole('option', { name: '온결헬스 담기' }).click()
  await expect
    .element(page.getByRole('option', { name: '온결헬스 담았어요' }))
    .toHaveAttribute('aria-disabled', 'true')
  await first.getByRole('button', { name: '노을클라우드 제안 고치기' }).click()
  await first.getByRole('textbox', { name: /^최소 연봉/ }).fill('6500')
  await first.getByRole('textbox', { name: /^최대 연봉/ }).fill('')
  await page.getByRole('textbox', { name: '메시지' }).fill(WORDS)
  await page.getByRole('button', { name: '2곳을 담아 보내기' }).click()
  await expect.element(first.getByText('제안할 연봉을 입력해 주세요')).toBeVisible()
  expect(api.sent('POST /console/curations')).toEqual([])
  await first.getByRole('textbox', { name: /^최대 연봉/ }).fill('7800')
  const preview = page.getByRole('region', { name: '미리보기' })
  await expect.element(preview).toMatchTextContent(WORDS)
  await expect.element(preview.getByRole('listitem')).toHaveLength(2)
  // The same sentences as on the candidate's page.
  for (const words of [
    '7일 남았어요',
    '커피챗하고 싶은 회사를모두 골라 주세요',
    '노을클라우드결제 백엔드 · 클라우드 비용 관리',
    '회사를 골라 주세요지금은 고르기 어려워요',
  ])
    await expect.element(preview).toMatchTextContent(words)
  await expect.element(page.getByText('7일 · 11월 22일 밤 12시')).toBeVisible()
  await page.getByRole('button', { name: '2곳을 담아 보내기' }).click()
  await expect.poll(screen.address).toBe('/curations')
  await expect.element(toast('큐레이션을 보냈어요. 5분 안에는 되돌릴 수 있어요.')).toBeVisible()
  const [cloud, health] = companyChoices.items
  const { id: positionId, link, benefits: offerItems, message, pay } = positions[0]!
  expect(api.sent('POST /console/curations').map(({ body }) => body)).toMatchObject([
    {
      candidateId: CANDIDATE,
      requestId: null,
      message: WORDS,
      items: [
        {
          companyId: cloud!.id,
          positionId,
          position: '결제 백엔드',
          link,
          offerItems,
          message,
          pay,
          salaryMin: 6_500,
          salaryMax: 7_800,
        },
        {
          companyId: health!.id,
          positionId: null,
          position: '프론트엔드 개발자',
          salaryMin: null,
          pay: null,
        },
      ],
    },
  ])

  // Undone right away, everything that was written is a draft again.
  api.answers('POST /console/curations/:id/undo')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.poll(screen.address).toBe(`/curations/new?candidate=${CANDIDATE}`)
  await expect.element(page.getByRole('textbox', { name: '메시지' })).toHaveValue(WORDS)
  await expect.element(item('노을클라우드')).toMatchTextContent('6,500~7,800만 원')
})

test('[OFR-15] each company may have more pay than a salary; the candidate reads the first year', async ({
  api,
  open,
}) => {
  const made = { groupId: fresh.groupId, deliverAt: fresh.deliverAt, expiredAt: fresh.expiredAt }
  api.answers('POST /console/curations', made)
  const screen = await open(`/curations/new?candidate=${CANDIDATE}`, { as: 'agent' })
  await byName.click()
  for (const name of ['노을클라우드', '온결헬스'])
    await page.getByRole('option', { name: `${name} 담기` }).click()
  await page.getByRole('textbox', { name: '메시지' }).fill(WORDS)
  const second = item('온결헬스')
  await second.getByRole('button', { name: '성과급, 사이닝 보너스, 주식도 제안하기' }).click()
  await second.getByRole('textbox', { name: /^성과급, 해마다, 최소/ }).fill('700')
  await second.getByRole('textbox', { name: /^성과급, 해마다, 최대/ }).fill('300')
  await page.getByRole('button', { name: '2곳을 담아 보내기' }).click()
  await expect.element(second).toMatchTextContent('제안할 연봉을 입력해 주세요')
  await expect.element(second).toMatchTextContent('최소 금액보다 낮아요')
  await expectAccessible()
  expect(api.sent('POST /console/curations')).toEqual([])

  await second.getByRole('textbox', { name: /^최소 연봉/ }).fill('6000')
  await second.getByRole('textbox', { name: /^최대 연봉/ }).fill('6800')
  await second.getByRole('textbox', { name: /^성과급, 해마다, 최대/ }).fill('900')
  const preview = page.getByRole('region', { name: '미리보기' }).getByRole('listitem')
  await expect
    .element(preview.filter({ hasText: '온결헬스' }))
    .toMatchTextContent('첫해에 모두 6,700~7,700만 원')
  await expect.element(preview.filter({ hasText: '노을클라우드' })).not.toMatchTextContent('첫해')
  await page.getByRole('button', { name: '2곳을 담아 보내기' }).click()
  await expect.poll(screen.address).toBe('/curations')
  const bonus = { min: 700, max: 900 }
  expect(api.sent('POST /console/curations').map(({ body }) => body.items.map(({ pay }) => pay))).toEqual([
    [null, { bonus, signing: null, stock: null }],
  ])
})

test('[TRUST-7] a curation can be undone within five minutes', async ({ api, open }) => {
  api.answers('POST /console/curations/:id/undo')
  await open('/curations', { as: 'agent' })
  await expect.element(cards).toMatchTextContent('답을 기다려요')
  await expect.element(cards).toMatchTextContent(/\d\d:\d\d 뒤에 후보자에게 전해져요/)
  await expectAccessible()
  api.answers('GET /console/curations', { items: [], nextCursor: null })
  await cards.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(toast('보낸 큐레이션을 되돌렸어요')).toBeVisible()
  await expect.element(page.getByText('아직 보낸 큐레이션이 없어요')).toBeVisible()
})

test('[BIZ-4] an answered curation shows the chosen companies, the name and the wish that it answered', async ({
  api,
  open,
}) => {
  const contact = { name: '서다온', phone: '01031234567', email: null }
  const { offerItems } = fresh
  const chosen = offerItems.map((item) => ({ ...item, isSelected: item.company.name === '온결헬스' }))
  const request = { id: fresh.groupId, message: '재택이 되는 곳이 좋아요' }
  const answered = { contact, request, offerItems: chosen, deliverAt: daysOn(-1) }
  const matched = sentCuration({ status: 'MATCHED', ...answered })
  api.answers('GET /console/curations', { items: [matched], nextCursor: null })
  await open('/curations', { as: 'agent' })
  await expect.element(cards).toMatchTextContent('서다온')
  await expect.element(cards).toMatchTextContent('커피챗 매칭')
  await expect.element(cards).toMatchTextContent('‘재택이 되는 곳이 좋아요’ 요청에 답했어요')
  await expect
    .element(page.getByRole('list', { name: '회사' }).getByRole('listitem').filter({ hasText: '골랐어요' }))
    .toMatchTextContent('온결헬스')
  await expectAccessible()
})
