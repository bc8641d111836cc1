import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CANDIDATE, candidateRow, found, openedProfile } from '../../testing/samples/candidates.ts'
import { moreRequest } from '../../testing/samples/desk.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import {
  companyChoices,
  fittingPosition,
  fittingPositions,
  sentCuration,
} from '../../testing/samples/offers.ts'
import { reasons, suggestion } from '../../testing/samples/positions.ts'
import { people, test as base } from '../../testing/screen-test.tsx'

/** The maker of curations: open positions, the wish it answers (BIZ-4), its draft and its problems (BIZ-15). */

const ADDRESS = `/curations/new?candidate=${CANDIDATE}`
const WORDS = '작은 팀에서 제품을 끝까지 맡는 자리예요.'
const message = page.getByRole('textbox', { name: '메시지' })
const finder = page.getByRole('combobox', { name: '회사 이름으로 더하기' })
const row = (name: string) => page.getByRole('listitem', { name, exact: true })
const list = page.getByRole('list', { name: '열린 포지션' })
const options = page.getByRole('listbox', { name: '찾은 회사' }).getByRole('option')

const test = base.extend('candidate', { auto: true }, ({ api }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('GET /console/candidates/:id', openedProfile())
  api.answers('GET /console/companies/choices', companyChoices)
  api.answers('GET /console/curations/positions', fittingPositions(fittingPosition(0), fittingPosition(1)))
})

/** Chooses two companies by keyboard. */
async function chooseTwo() {
  await page.getByRole('button', { name: '회사 이름으로 더하기' }).click()
  await finder.fill('노')
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(row('노을클라우드')).toBeVisible()
  await expect.element(finder).toHaveValue('')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(finder).toHaveAttribute('aria-activedescendant', options.nth(1).element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(row('온결헬스')).toBeVisible()
}

test('[MATCH-1] an agent reads the reasons that the candidate reads, with the same sum', async ({
  api,
  open,
}) => {
  api.answers(
    'GET /console/curations/positions',
    fittingPositions(fittingPosition(0, { suggestion: suggestion(reasons) })),
  )
  await open(ADDRESS, { as: 'agent' })
  const fitting = list.getByRole('listitem').first()
  await expect
    .element(fitting.getByRole('img', { name: '맞는 이유를 더하면 80, 걸리는 이유를 빼면 6, 모두 74' }))
    .toBeVisible()
  await fitting.getByText('이유 모두 보기').click()
  await expect.element(fitting).toMatchTextContent('꼭 필요한 대용량 처리를 적지 않았어요−6')
  await expect.element(fitting).toMatchTextContent('이유를 더하면74')
  await expectAccessible()
})

test('[BIZ-15] looking at the profile and reloading keep the draft', async ({ open }) => {
  const screen = await open(ADDRESS, { as: 'agent' })
  await chooseTwo()
  await row('온결헬스')
    .getByRole('textbox', { name: /^최소 연봉/ })
    .fill('6000')
  await message.fill(WORDS)
  await page.getByRole('link', { name: '프로필 보기' }).click()
  await expect.element(page.getByRole('complementary', { name: '프로필' })).toBeVisible()
  await screen.back()
  await expect.element(page.getByText('쓰던 내용이에요')).toBeVisible()
  await expect.element(message).toHaveValue(WORDS)
  await expectAccessible()
  await screen.reload()
  await expect.element(row('온결헬스').getByRole('textbox', { name: /^최소 연봉/ })).toHaveValue('6,000')
  await expect.poll(() => document.title).toMatch(/^프론트엔드 개발자 .* · 큐레이션 만들기 · 커피어택$/)
  await page.getByRole('button', { name: '버리기' }).click()
  await expect.element(message).toHaveValue('')
  await expect.element(row('온결헬스')).not.toBeInTheDocument()
})

test('[BIZ-15] sending leads to the problem: the finder, a field of a row, the row itself', async ({
  api,
  open,
}) => {
  const sentence = '이 회사의 제안은 이 분께 보낼 수 없어요.'
  api.refuses('POST /console/curations', 'INVALID_INPUT', { fields: { 'items.1.companyId': sentence } })
  await open(ADDRESS, { as: 'agent' })
  await page.getByRole('button', { name: '큐레이션 보내기' }).click()
  await expect.element(page.getByRole('searchbox', { name: '열린 포지션 찾기' })).toHaveFocus()
  await chooseTwo()
  await message.fill(WORDS)
  const [least, most] = [/^최소 연봉/, /^최대 연봉/].map((name) =>
    row('온결헬스').getByRole('textbox', { name }),
  )
  await least!.fill('7000')
  await most!.fill('6000')
  await expect.element(row('온결헬스').getByText('최소 연봉보다 낮아요')).toBeVisible()
  const send = page.getByRole('button', { name: '2곳을 담아 보내기' })
  await send.click()
  await expect.element(most!).toHaveFocus()
  await most!.fill('8000')
  await send.click()
  await expect.element(row('온결헬스').getByText(sentence)).toBeVisible()
  await expect.element(row('온결헬스')).toHaveFocus()
})

test('[BIZ-4] each open position says what the person has of it, its range for them, and the company’s record', async ({
  api,
  open,
}) => {
  const company = { ...fittingPosition(1).company, name: '온결헬스' }
  api.answers(
    'GET /console/curations/positions',
    fittingPositions(
      fittingPosition(0),
      fittingPosition(1, {
        company,
        salaryMin: 5_000,
        salaryMax: 6_000,
        fit: 'UNDER',
        refusal: 'OFFER_COOLDOWN',
        record: { answers: null, came: null, payKept: null, payReceived: null },
      }),
      fittingPosition(2, { company: fittingPosition(0).company }),
    ),
  )
  await open(ADDRESS, { as: 'agent' })
  const first = list.getByRole('listitem', { name: '노을클라우드 결제 백엔드' })
  for (const words of [
    '백엔드 개발자 · 경력 4~8년 · 6,000~8,000만 원',
    '꼭 필요한 것 3개 가운데 2개',
    '대용량 처리는 적지 않았어요',
    '희망보다 최대 1,500만 원 높아요 · 9.0~60.0% 올라요',
    '보통 반나절 안에 답해요 · 커피챗에 10번에 9번 나왔어요',
  ])
    await expect.element(first).toMatchTextContent(words)
  const second = list.getByRole('listitem', { name: '온결헬스 플랫폼 서버' })
  await expect.element(second).toMatchTextContent('희망보다 500만 원 낮아요')
  await expect.element(second).toMatchTextContent('아직 기록이 모자라요')
  await expect.element(second).toMatchTextContent('거절한 지 얼마 되지 않았어요')
  await expectAccessible()
  await first.getByRole('button', { name: '담기' }).click()
  await expect
    .element(list.getByRole('listitem', { name: '노을클라우드 데이터 서버' }))
    .toMatchTextContent('이 회사는 이미 담았어요')
  await first.getByRole('button', { name: '담았어요' }).click()
  await expect.element(row('노을클라우드')).not.toBeInTheDocument()
})

test('[BIZ-4] the positions are searched and narrowed; the filter stays in the address', async ({
  api,
  open,
}) => {
  const screen = await open(ADDRESS, { as: 'agent' })
  const asked = () => api.sent('GET /console/curations/positions').at(-1)?.query
  await page.getByRole('searchbox', { name: '열린 포지션 찾기' }).fill('ㄴㅇ')
  await expect.poll(asked).toMatchObject({ candidateId: CANDIDATE, q: 'ㄴㅇ' })
  await page.getByRole('combobox', { name: '직무' }).selectOptions('디자인')
  await page.getByRole('button', { name: '희망에 닿아요' }).click()
  api.answers('GET /console/curations/positions', fittingPositions())
  await page.getByRole('button', { name: '꼭 필요한 것 모두' }).click()
  const narrowed = { q: 'ㄴㅇ', job: '디자인', inRange: true, meetsAll: true }
  await expect.poll(asked).toMatchObject(narrowed)
  await expect.element(page.getByText('맞는 포지션이 없어요')).toBeVisible()
  await screen.reload()
  await expect.poll(asked).toMatchObject(narrowed)
  await page.getByRole('button', { name: '조건 지우기' }).click()
  await expect.poll(asked).toEqual({ candidateId: CANDIDATE })
})

const REQUEST = sampleId(511)

test('[BIZ-4] a curation that answers a wish is sent with it; a colleague’s wish can be taken over or left', async ({
  api,
  open,
}) => {
  const { id, name } = people.agent
  const mine = moreRequest({ handler: { id, name } })
  api.answers(
    'GET /console/more-requests/:id',
    moreRequest({ handler: { id: sampleId(902), name: '윤하담' } }),
  )
  api.answers('POST /console/more-requests/:id/take')
  const screen = await open(`${ADDRESS}&request=${REQUEST}`, { as: 'agent' })
  const card = page.getByRole('region', { name: '이 요청에는 답할 수 없어요' })
  await expect.element(card).toMatchTextContent('윤하담 님이 맡았어요')
  await expect.element(card.getByRole('link', { name: '요청 없이 만들기' })).toHaveAttribute('href', ADDRESS)
  await expectAccessible()
  api.answers('GET /console/more-requests/:id', mine)
  await card.getByRole('button', { name: '넘겨받기' }).click()
  await expect
    .element(page.getByRole('region', { name: '이 요청에 답해요' }))
    .toMatchTextContent('재택이 되는 곳을 더 보고 싶어요')
  expect(api.sent('POST /console/more-requests/:id/take').map(({ body }) => body)).toEqual([
    { from: sampleId(902) },
  ])
  for (const position of ['노을클라우드 결제 백엔드', '온결헬스 플랫폼 서버'])
    await list.getByRole('listitem', { name: position }).getByRole('button', { name: '담기' }).click()
  await message.fill(WORDS)
  const { groupId, deliverAt, expiredAt } = sentCuration()
  api.refuses('POST /console/curations', 'REQUEST_TAKEN')
  const send = page.getByRole('button', { name: '2곳을 담아 보내기' })
  await send.click()
  await expect.element(page.getByText('동료가 맡거나 마친 요청이에요')).toBeVisible()
  await page.getByRole('button', { name: '새로 불러오기' }).click()
  await expect.element(message).toHaveValue(WORDS)
  api.answers('POST /console/curations', { groupId, deliverAt, expiredAt })
  api.answers('GET /console/curations', { items: [], nextCursor: null })
  await send.click()
  await expect.poll(screen.address).toBe('/curations')
  expect(api.sent('POST /console/curations').map(({ body }) => body.requestId)).toEqual([REQUEST, REQUEST])
})

test('[BIZ-4] without a candidate the maker asks for whom: who asked for more, or anybody who is found', async ({
  api,
  open,
}) => {
  const theirs = moreRequest({
    id: sampleId(512),
    message: '핀테크가 좋아요',
    handler: { id: sampleId(902), name: '윤하담' },
  })
  api.answers('GET /console/more-requests', {
    items: [moreRequest(), theirs],
    openCount: 2,
    nextCursor: null,
  })
  api.answers('GET /console/more-requests/:id', moreRequest())
  api.answers('POST /console/more-requests/:id/take')
  const screen = await open('/curations/new', { as: 'agent' })
  const asking = page.getByRole('list', { name: '제안을 더 받고 싶다고 한 분' }).getByRole('listitem')
  await expect.element(asking).toHaveLength(1)
  await expect
    .element(page.getByRole('list', { name: '후보자' }).getByRole('link'))
    .toHaveAttribute('href', ADDRESS)
  await expectAccessible()
  await asking.getByRole('button', { name: '이 요청에 답하기' }).click()
  await expect.poll(screen.address).toBe(`${ADDRESS}&request=${REQUEST}`)
  expect(api.sent('POST /console/more-requests/:id/take').map(({ body }) => body)).toEqual([{ from: null }])
})
