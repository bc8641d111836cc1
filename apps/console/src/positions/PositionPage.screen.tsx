import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openedProfile, unmarked } from '../testing/samples/candidates.ts'
import { sampleId } from '../testing/samples/ids.ts'
import { sentOffers } from '../testing/samples/offers.ts'
import {
  position,
  POSITION,
  reason,
  suggestedPeople,
  suggestedPerson,
  suggestion,
} from '../testing/samples/positions.ts'
import { test as base } from '../testing/screen-test.tsx'

/** The page of one position (BIZ-9). */

const ADDRESS = `/positions/${POSITION}`
const people = page.getByRole('table', { name: '이 포지션에 맞는 분' })
const rows = people.getByRole('row')

const test = base.extend('answers', { auto: true }, ({ api }) => {
  api.answers('GET /console/positions/:id', position())
  api.answers('GET /console/positions/:id/suggestions', ({ query }) => ({
    ...suggestedPeople,
    order: query.order ?? 'suggested',
  }))
  api.answers('GET /console/positions/:id/naming', { isNamed: true })
})

test('[BIZ-9] shows facts, stages, figures and matching people in the plain order', async ({ open }) => {
  await open(`${ADDRESS}?order=plain`)
  await expect.element(page.getByRole('heading', { name: '백엔드 개발자 · 결제와 정산' })).toBeVisible()
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(
      '경력 4~8년 · 6,000~8,000만 원 · 성과급 해마다 400~600만 원 · 성수 · 주 2회 재택 · 면접 윤하람, 이도현',
    )
  await expect
    .element(page.getByRole('list', { name: '꼭 필요한 것' }))
    .toMatchTextContent('Kotlin 또는 Java결제나 정산대용량 처리')
  const stages = page.getByRole('navigation', { name: '단계마다 몇 분' })
  await expect
    .element(stages)
    .toMatchTextContent('담아 둔 분4명어택8명커피챗3명면접1명처우 협의1명채용 확정1명여기까지20명')
  await expect
    .element(page.getByLabelText('이 포지션의 성과'))
    .toMatchTextContent('보낸 어택3430건을 읽었어요답한 분2059%커피챗9답한 분의 45%답까지28시간가운데 값')
  await expect
    .element(rows.nth(1))
    .toMatchTextContent('Kotlin, 결제, 대용량 처리가 모두 있어요 · 희망이 예산 한가운데예요')
  await expect.element(rows.nth(1)).toMatchTextContent('꼭 필요한 것 3개 가운데 3개')
  await expect.element(rows.nth(3)).toMatchTextContent('Java와 결제가 있어요 · 대용량 처리는 적지 않았어요')
  await expect.element(page.getByRole('link', { name: '맞는 분 4' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible()
})

test('[BIZ-9] opens a profile beside the position, then the composer, and goes back', async ({
  api,
  open,
}) => {
  api.answers('GET /console/candidates/:id', openedProfile())
  await open(ADDRESS)
  await rows.nth(1).getByRole('link').click()
  const profile = page.getByRole('complementary', { name: '프로필' })
  await expect.element(profile.getByRole('link', { name: '어택 보내기' })).toBeVisible()
  await expect.element(people).toBeVisible()
  await expect
    .element(profile.getByRole('link', { name: '어택 보내기' }))
    .toHaveAttribute('href', `${ADDRESS}/people/${sampleId(71)}/compose?position=${POSITION}`)
  await userEvent.keyboard('{Escape}')
  await expect.element(profile).not.toBeInTheDocument()
  await expect.element(rows.nth(1).getByRole('link')).toHaveFocus()
})

describe('[MATCH-1] people in the order of their reasons', () => {
  const yes = [
    suggestedPerson(5, {
      place: 1,
      plainPlace: 4,
      interestedOn: '2026-11-15',
      suggestion: suggestion([reason('MUST_HAVES', 30, '꼭 필요한 것 3개 중 3개가 있어요')]),
    }),
  ]
  const others = [
    suggestedPerson(6, { place: 2, plainPlace: 5 }),
    suggestedPerson(7, { place: null, plainPlace: 6, suggestion: null }),
  ]
  const answer = { ...suggestedPeople, interested: yes, items: others, total: 3, compared: 2 }

  test('who said yes is a group of its own above the others, each with run and sum', async ({
    api,
    open,
  }) => {
    api.answers('GET /console/positions/:id/suggestions', answer)
    await open(ADDRESS)
    await expect
      .element(rows.nth(0))
      .toMatchTextContent('먼저 관심 있다고 한 분1더한 값과 관계없이 맨 앞이에요')
    await expect.element(rows.nth(1)).toMatchTextContent('1기본 4')
    await expect.element(rows.nth(1)).toMatchTextContent('관심 있다고 했어요 오늘')
    await expect.element(rows.nth(1)).toMatchTextContent('더하면 30')
    await expect.element(rows.nth(2)).toMatchTextContent('이유를 더한 순2작은 숫자는 기본 순의 자리예요')
    await expect
      .element(rows.nth(3).getByRole('img', { name: '맞는 이유를 더하면 80, 걸리는 이유를 빼면 6, 모두 74' }))
      .toBeVisible()
    await expect.element(rows.nth(3)).toMatchTextContent('걸리는 이유꼭 필요한 대용량 처리를 적지 않았어요')
    // Nobody compares whoever switched suggestions off.
    await expect.element(rows.nth(4)).toMatchTextContent('견주지 않았어요')
    await expectAccessible()
  })

  test('the plain order is one press away, stays while a profile is open, and has them first too', async ({
    api,
    open,
  }) => {
    api.answers('GET /console/positions/:id/suggestions', ({ query }) => ({
      ...answer,
      order: query.order ?? 'suggested',
    }))
    api.answers('GET /console/candidates/:id', openedProfile())
    const screen = await open(ADDRESS)
    await page.getByRole('link', { name: '기본 순' }).click()
    await expect.element(rows.nth(1)).toMatchTextContent('먼저 관심 있다고 한 분1')
    await expect.element(rows.nth(2)).toMatchTextContent('관심 있다고 했어요 오늘')
    await rows.nth(2).getByRole('link').click()
    await expect.element(page.getByRole('complementary', { name: '프로필' })).toBeVisible()
    expect(screen.address()).toBe(`${ADDRESS}/people/${sampleId(75)}?order=plain`)
    expect(api.sent('GET /console/positions/:id/suggestions').map(({ query }) => query.order)).toEqual([
      'suggested',
      'plain',
    ])
  })

  test('an opened person: every reason, what the candidate reads too, and the plain order beside it', async ({
    api,
    open,
  }) => {
    api.answers('GET /console/positions/:id/suggestions', answer)
    api.answers('GET /console/candidates/:id', openedProfile())
    await open(ADDRESS)
    await rows.nth(3).getByRole('link').click()
    const why = page.getByRole('region', { name: '왜 여기에 있나요?' })
    await expect.element(why).toMatchTextContent('후보자도 같은 이유를 읽어요')
    await expect.element(why.getByRole('listitem').last()).toMatchTextContent('이유를 더하면74')
    await expect.element(why).toMatchTextContent('5번째2번째')
    await expect.element(why).toMatchTextContent('다른 이유까지 함께 더해 3자리 앞으로 갔어요.')
    await expect
      .element(why.getByRole('link', { name: '세는 기준 보기' }))
      .toHaveAttribute('href', '/match/criteria')
    await expectAccessible()
  })

  test('a person opened by their address is asked for alone', async ({ api, open }) => {
    api.answers('GET /console/positions/:id/suggestions/:candidateId', suggestedPerson(9, { plainPlace: 9 }))
    api.answers('GET /console/candidates/:id', openedProfile())
    await open(`${ADDRESS}/people/${sampleId(79)}`)
    await expect
      .element(page.getByRole('region', { name: '왜 여기에 있나요?' }))
      .toMatchTextContent('다른 이유까지 더해도 자리가 같아요.')
  })

  test('the position may hide its company where it is suggested', async ({ api, open }) => {
    api.answers('POST /console/positions/:id/naming', { isNamed: false })
    await open(ADDRESS)
    const naming = page.getByRole('switch', { name: '추천에서 회사 이름 밝히기' })
    await expect.element(naming).toBeChecked()
    await naming.click()
    await expect.element(toast('추천에서 회사 이름을 가려요')).toBeVisible()
    await expect.element(naming).not.toBeChecked()
  })
})

test('[BIZ-11] saves a matching person by the star or the key S', async ({ api, open }) => {
  api.answers('PATCH /console/candidates/:id/marks', { ...unmarked, isStarred: true })
  await open(ADDRESS)
  const starIn = (row: number) => rows.nth(row).getByRole('button', { name: '담아 두기' })
  await starIn(1).click()
  await expect.element(starIn(1)).toHaveAttribute('aria-pressed', 'true')
  rows.nth(2).getByRole('link').element().focus()
  await userEvent.keyboard('s')
  await expect.element(starIn(2)).toHaveAttribute('aria-pressed', 'true')
  expect(api.sent('PATCH /console/candidates/:id/marks')).toMatchObject([
    { params: { id: sampleId(71) }, body: { isStarred: true } },
    { params: { id: sampleId(72) }, body: { isStarred: true } },
  ])
})

test('[BIZ-15] J and K change the open profile, but not the recipient of an open composer', async ({
  api,
  open,
}) => {
  api.answers('GET /console/candidates/:id', openedProfile())
  const screen = await open(`${ADDRESS}/people/${sampleId(71)}`)
  await expect.element(page.getByRole('link', { name: '어택 보내기' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(rows.nth(2).getByRole('link')).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('j')
  await expect.element(rows.nth(3).getByRole('link')).toHaveAttribute('aria-current', 'true')
  expect(screen.address()).toBe(`${ADDRESS}/people/${sampleId(73)}`)
  await userEvent.keyboard('k')
  await expect.element(rows.nth(2).getByRole('link')).toHaveAttribute('aria-current', 'true')

  await page.getByRole('link', { name: '어택 보내기' }).click()
  await expect.element(page.getByRole('complementary', { name: '어택 보내기' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.poll(screen.address).toContain(`${sampleId(72)}/compose`)
})

test('[BIZ-9] closes after a confirmation, keeps its history, and reopens', async ({ api, open }) => {
  await open(ADDRESS)
  await expect.element(people).toBeVisible()
  const closed = position({ closedAt: '2026-11-15T03:00:00.000Z', version: 4 })
  api.answers('POST /console/positions/:id/close', closed)
  api.answers('GET /console/positions/:id', closed)
  await page.getByRole('button', { name: '더 보기' }).click()
  await page.getByRole('menuitem', { name: '포지션 닫기' }).click()
  const question = page.getByRole('dialog', { name: '포지션을 닫을까요?' })
  await question.getByRole('button', { name: '포지션 닫기' }).click()
  await expect.element(toast('포지션을 닫았어요')).toBeVisible()
  expect(api.sent('POST /console/positions/:id/close').at(-1)?.body).toEqual({ seen: 3 })
  await expect.element(page.getByText('2026년 11월 15일에 닫았어요')).toBeVisible()
  await expect.element(page.getByText('닫은 포지션이에요')).toBeVisible()
  await expectAccessible()

  api.answers('POST /console/positions/:id/open', position({ version: 5 }))
  api.answers('GET /console/positions/:id', position({ version: 5 }))
  await page.getByRole('button', { name: '더 보기' }).click()
  await page.getByRole('menuitem', { name: '다시 열기' }).click()
  await expect.element(toast('포지션을 다시 열었어요')).toBeVisible()
  await expect.element(people).toBeVisible()
})

test('[BIZ-9] after a conflict says so and loads the newest version', async ({ api, open }) => {
  await open(ADDRESS)
  api.refuses('POST /console/positions/:id/close', 'CONFLICT')
  await page.getByRole('button', { name: '더 보기' }).click()
  await page.getByRole('menuitem', { name: '포지션 닫기' }).click()
  api.answers('GET /console/positions/:id', position({ title: '동료가 고친 이름', version: 9 }))
  await page.getByRole('dialog').getByRole('button', { name: '포지션 닫기' }).click()
  await expect.element(page.getByRole('alertdialog', { name: '그사이 내용이 바뀌었어요' })).toBeVisible()
  await page.getByRole('button', { name: '새로 불러오기' }).click()
  await expect.element(page.getByRole('heading', { name: '동료가 고친 이름' })).toBeVisible()
})

test('[BIZ-9] shows sent offers and pipeline cards in their tabs', async ({ api, open }) => {
  api.answers('GET /console/offers', sentOffers())
  api.answers('GET /console/pipeline/cards', { items: [], total: 0, nextCursor: null })
  await open(ADDRESS)
  await page.getByRole('link', { name: '보낸 어택 34' }).click()
  await expect.element(page.getByText('아직 보낸 어택이 없어요')).toBeVisible()
  expect(api.sent('GET /console/offers').at(-1)?.query).toMatchObject({ position: POSITION })
  await page.getByRole('link', { name: '파이프라인 38' }).click()
  await expect.element(page.getByText('아직 파이프라인에 있는 분이 없어요')).toBeVisible()
  expect(api.sent('GET /console/pipeline/cards').at(-1)?.query).toMatchObject({ positionId: POSITION })
  await expect
    .element(page.getByRole('link', { name: '성과', exact: true }).last())
    .toHaveAttribute('href', `/figures?position=${POSITION}`)
})

test('[BIZ-9] links to the search without matching people; an unknown position is a 404 page', async ({
  api,
  open,
}) => {
  api.answers('GET /console/positions/:id/suggestions', {
    ...suggestedPeople,
    items: [],
    total: 0,
    compared: 0,
  })
  await open(ADDRESS)
  await expect.element(page.getByText('지금 새로 만날 분이 없어요')).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: '후보자 찾기' }))
    .toHaveAttribute('href', expect.stringContaining('/candidates?jobLabel='))
  api.refuses('GET /console/positions/:id', 'NOT_FOUND')
  await open(`/positions/${sampleId(99)}`)
  await expect.element(page.getByRole('heading', { name: /찾을 수 없/ })).toBeVisible()
})
