import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { candidateRow, found, openedProfile, savedSearch } from '../testing/samples/candidates.ts'
import { sampleId } from '../testing/samples/ids.ts'
import { test } from '../testing/screen-test.tsx'

/** The search of BIZ-8: how the query was read, why a person matches, and suggestions when nobody does. */

const LINE = '5년차 백엔드 6천~8천 -게임 결제'
const address = `/candidates?q=${encodeURIComponent(LINE)}`
const read = [
  { kind: 'years', text: '5년차', bounds: { min: 4, max: 6 } },
  {
    kind: 'terms',
    text: '백엔드',
    terms: [{ kind: 'job', name: '백엔드 개발자' }],
    isNot: false,
    repairedTo: null,
  },
  { kind: 'hope', text: '6천~8천', bounds: { min: 6000, max: 8000 } },
  { kind: 'terms', text: '-게임', terms: [{ kind: 'word', name: '게임' }], isNot: true, repairedTo: null },
  { kind: 'terms', text: '결제', terms: [{ kind: 'word', name: '결제' }], isNot: false, repairedTo: null },
] as const
const backend = candidateRow({
  jobSubLabel: '백엔드 개발자',
  totalMonth: 64,
  income: { kind: 'band', from: 6_000, to: 6_500 },
  hopeSalary: 7_200,
  completenessPercent: 100,
  techStackItems: ['Kotlin', 'Spring', 'Kafka'],
  hashtags: ['결제승인'],
  why: [
    { kind: 'career', text: '간편결제 승인 서버', mark: { from: 2, to: 4 } },
    { kind: 'hope', place: 'middle' },
  ],
})
const server = candidateRow({
  id: sampleId(2),
  jobSubLabel: '서버 엔지니어',
  totalMonth: 57,
  hopeSalary: 6_800,
  offerStatus: 'WAITING',
  techStackItems: ['Java', 'Spring Boot', 'AWS'],
  hashtags: ['결제정산'],
  why: [{ kind: 'otherJob', name: '서버 엔지니어', asked: '백엔드' }, { kind: 'likesUs' }],
})
const two = { ...found(backend, server), read: [...read] }
const facets = {
  skills: [
    { name: 'Java', group: '언어', total: 21 },
    { name: 'Kotlin', group: '언어', total: 17 },
    { name: 'Spring', group: '프레임워크', total: 24 },
    { name: 'AWS', group: '인프라와 데이터', total: 22 },
  ] as const,
  jobs: [{ name: '풀스택 개발자', total: 9 }],
  isMore: false,
}
const near = {
  words: [],
  loosened: [],
  butOne: { total: 23, isMore: false },
  people: [],
}
const rows = page.getByRole('table', { name: '후보자 목록' }).getByRole('row')
const chips = page.getByRole('list', { name: '이렇게 읽었어요' })
const profile = page.getByRole('complementary', { name: '프로필' })

async function press(button: Locator, key: string) {
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard(key)
}

test('[BIZ-8] the query becomes chips; each can be removed, and a range changed', async ({ api, open }) => {
  api.answers('GET /console/candidates', two)
  api.answers('GET /console/candidates/near', near)
  const screen = await open(address)
  const line = () => new URLSearchParams(screen.address().split('?')[1]).get('q')
  await expect
    .element(chips)
    .toHaveTextContent(
      '경력 4~6년 바꾸기직무 백엔드 개발자 바꾸기희망 6,000~8,000만 바꾸기제외 게임 바꾸기낱말 결제 바꾸기',
    )
  await expectAccessible()
  await chips.getByRole('button', { name: '제외 게임 빼기' }).click()
  await expect.poll(line).toBe('5년차 백엔드 6천~8천 결제')
  await screen.back()
  await chips.getByRole('button', { name: '경력 4~6년 바꾸기' }).click()
  const years = page.getByRole('dialog', { name: '경력 바꾸기' })
  await years.getByRole('textbox', { name: /^까지/ }).fill('9')
  await userEvent.keyboard('{Enter}')
  await expect.poll(line).toBe('4~9년 백엔드 6천~8천 -게임 결제')
  await screen.back()
  // By keyboard alone: a chip tells its words and changes into what they may have meant, or goes.
  await press(chips.getByRole('button', { name: '희망 6,000~8,000만 바꾸기' }), '{Enter}')
  const hope = page.getByRole('dialog', { name: '희망 바꾸기' })
  await expect.element(hope).toMatchTextContent('‘6천~8천’에서 읽었어요')
  await press(hope.getByRole('button', { name: '현재 소득으로 찾기' }), '{Enter}')
  await expect.poll(line).toBe('5년차 백엔드 현재 연봉 6000~8000만원 -게임 결제')
  await screen.back()
  await press(chips.getByRole('button', { name: '낱말 결제 빼기' }), '{Delete}')
  await expect.poll(line).toBe('5년차 백엔드 6천~8천 -게임')
  await screen.back()
  await expect.element(page.getByRole('textbox', { name: '직무, 기술, 키워드' })).toHaveValue(line())
  await page.getByRole('button', { name: '하나만 다른 분 23명도 보기' }).click()
  await expect.poll(screen.address).toMatch(/butOne=true/)
  await expect.element(page.getByRole('button', { name: '다 맞는 분 보기' })).toBeVisible()
})

test('[BIZ-8] words that nobody has are set aside, and put back', async ({ api, open }) => {
  api.answers('GET /console/candidates', ({ query }) =>
    query.keepAll ? nobody : { ...two, setAside: [{ text: '대사', name: '대사' }] },
  )
  api.answers('GET /console/candidates/near', near)
  const screen = await open(address)
  await expect.element(page.getByText('‘대사’는 아무에게도 없어서 빼고 찾았어요')).toBeVisible()
  await page.getByRole('button', { name: '다시 넣고 찾기' }).click()
  await expect.poll(screen.address).toMatch(/keepAll=true/)
  await expect.element(page.getByRole('heading', { name: '다 맞는 분은 아직 없어요' })).toBeVisible()
})

test('[BIZ-8] the field shows examples, and its question mark what may be typed', async ({ api, open }) => {
  api.answers('GET /console/candidates', two)
  await open('/candidates')
  const field = page.getByRole('textbox', { name: '직무, 기술, 키워드' })
  await expect.element(field).toHaveAttribute('placeholder', '예: 백엔드 5년 이상 결제나 정산')
  await page.getByRole('button', { name: '이렇게 찾을 수 있어요' }).click()
  const help = page.getByRole('dialog', { name: '이렇게 찾을 수 있어요' })
  await expect.element(help).toMatchTextContent('게임 빼고')
  await expect.element(help).toMatchTextContent('나이와 졸업한 해로는 찾지 않아요')
  await expectAccessible()
})

test('[BIZ-9] an ad that is pasted into the search becomes a position', async ({ api, open }) => {
  const ad = `백엔드 개발자 채용\n${'결제 서버를 만들어요. '.repeat(12)}`
  api.answers('GET /console/candidates', two)
  api.answers('POST /console/positions/ad', {
    draft: {
      title: '백엔드 개발자',
      jobLabel: '개발',
      jobSubLabel: '백엔드 개발자',
      yearsMin: 4,
      yearsMax: null,
      salaryMin: null,
      salaryMax: 9_000,
      mustHaves: ['Kotlin'],
    },
    marks: [{ from: 0, to: 10, fields: ['title', 'job'] }],
    unread: ['동료와 원활하게 소통하시는 분'],
  })
  api.answers('GET /console/positions/must-have', { said: '기술 Kotlin' })
  const screen = await open('/candidates')
  const field = page.getByRole('textbox', { name: '직무, 기술, 키워드' })
  await expect.element(field).toBeVisible()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', ad)
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(page.getByLabelText('포지션 이름', { exact: true })).toHaveValue('백엔드 개발자')
  expect(screen.address()).toBe('/positions/new')
  await expect.element(page.getByLabelText('최대 연봉', { exact: true })).toHaveValue('9,000')
  await expect.element(page.getByText('기술 Kotlin으로 읽었어요')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: '붙여 넣은 공고' }))
    .toMatchTextContent('백엔드 개발자 채용이름 · 직무')
  await expect.element(page.getByText('· 동료와 원활하게 소통하시는 분')).toBeVisible()
  expect(api.sent('POST /console/positions/ad').map(({ body }) => body)).toEqual([{ text: ad }])
  await expectAccessible()
})

test('[BIZ-8] a row shows why it matched, with the searched words marked and first', async ({
  api,
  open,
}) => {
  api.answers('GET /console/candidates', two)
  await open(address)
  const first = rows.nth(1)
  await expect.element(first).toMatchTextContent('#결제승인')
  await expect
    .element(first)
    .toMatchTextContent('경력 설명에 ‘간편결제 승인 서버’가 있어요 · 희망이 예산 한가운데예요')
  expect([...document.querySelectorAll('tbody tr:first-child mark')].map((mark) => mark.textContent)).toEqual(
    ['백엔드 개발자', '결제', '결제'],
  )
  await expect
    .element(rows.nth(2))
    .toMatchTextContent('서버 엔지니어도 백엔드로 함께 찾았어요 · 우리 회사를 관심회사로 골랐어요')
})

test('[BIZ-15] J and K step through the open profile, and the row follows', async ({ api, open }) => {
  api.answers('GET /console/candidates', two)
  api.answers('GET /console/candidates/:id', ({ params }) =>
    openedProfile({ jobSubLabel: params.id === server.id ? '서버 엔지니어' : '백엔드 개발자' }),
  )
  const screen = await open(`/candidates/${backend.id}${address.replace('/candidates', '')}`)
  await expect.element(profile).toMatchTextContent('백엔드 개발자')
  await expect
    .element(profile.getByRole('list', { name: '찾은 이유' }))
    .toMatchTextContent('간편결제 승인 서버')
  await userEvent.keyboard('j')
  await expect.element(profile).toMatchTextContent('서버 엔지니어')
  expect(screen.address()).toMatch(new RegExp(`^/candidates/${server.id}`))
  await userEvent.keyboard('j')
  await expect.element(profile).toMatchTextContent('서버 엔지니어')
  await userEvent.keyboard('k')
  await expect.element(profile).toMatchTextContent('백엔드 개발자')
  await expect
    .element(page.getByRole('complementary', { name: '저장한 검색과 둘러보기' }))
    .not.toBeInTheDocument()
})

test('[BIZ-8] techniques and similar jobs of the results narrow and widen the search', async ({
  api,
  open,
}) => {
  api.answers('GET /console/candidates', two)
  api.answers('GET /console/candidates/facets', { ...facets, skills: [...facets.skills] })
  const screen = await open(address)
  const browse = page.getByRole('region', { name: '이 검색 안의 기술' })
  await browse.getByRole('button', { name: /^Kotlin/ }).click()
  await expect.poll(screen.address).toMatch(/techStack=Kotlin/)
  await expect
    .element(browse.getByRole('button', { name: /^Kotlin/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await screen.back()
  await browse.getByRole('button', { name: /^풀스택 개발자/ }).click()
  expect(decodeURIComponent(screen.address().replaceAll('+', ' '))).toContain('백엔드 or 풀스택 개발자')
  await screen.back()
  await browse.getByRole('button', { name: '모두 보기' }).click()
  const all = page.getByRole('dialog', { name: '기술 모두 보기' })
  await all.getByRole('textbox', { name: '기술 찾기' }).fill('spr')
  await expect.element(all.getByRole('button', { name: /^Spring/ })).toBeVisible()
  await expect.element(all.getByRole('button', { name: /^Java/ })).not.toBeInTheDocument()
  await all.getByRole('textbox', { name: '기술 찾기' }).fill('없는것')
  await expect.element(all).toMatchTextContent('찾는 기술이 없어요.')
  await expectAccessible()
})

const nobody = { ...found(), read: [...read] }
const filter = `q=${encodeURIComponent('백엔드 멀티플랫폼')}`

test('[BIZ-8] without a match: similar words, one condition less, the nearest people', async ({
  api,
  open,
}) => {
  api.answers('GET /console/candidates', ({ query }) => (query.q === LINE ? nobody : two))
  api.answers('GET /console/candidates/near', {
    words: [{ typed: '멀티플랫품', name: '멀티플랫폼', filter, total: 6, isMore: false }],
    loosened: [
      { condition: { kind: 'years', bounds: { min: 4, max: 6 } }, filter, total: 17, isMore: false },
      {
        condition: { kind: 'terms', terms: [{ kind: 'word', name: '결제' }], isNot: false },
        filter,
        total: 1000,
        isMore: true,
      },
    ],
    butOne: { total: 23, isMore: false },
    people: [server],
  })
  const screen = await open(address)
  await expect
    .element(page.getByRole('region', { name: '혹시 이 말인가요?' }))
    .toMatchTextContent('멀티플랫폼6명')
  await expect
    .element(page.getByRole('region', { name: '조건을 하나만 풀면' }))
    .toHaveTextContent('조건을 하나만 풀면경력 4~6년을 빼요17명낱말 결제를 빼요1,000명+')
  await expect
    .element(page.getByRole('table', { name: '가장 가까운 분' }))
    .toMatchTextContent('서버 엔지니어')
  await expectAccessible()
  await page.getByRole('link', { name: /멀티플랫폼/ }).click()
  await expect.poll(screen.address).toBe(`/candidates?${filter}`)
  await expect.element(rows).toHaveLength(3)
})

test('[BIZ-12] without a match the search can be saved with notifications', async ({ api, open }) => {
  api.answers('GET /console/candidates', nobody)
  const mine = savedSearch({ name: LINE, filter: String(new URLSearchParams({ q: LINE })) })
  api.answers('POST /console/searches', mine)
  await open(address)
  const tell = page.getByRole('button', { name: '이런 분이 오면 알려 주기' })
  await expect.element(tell).toBeEnabled()
  api.answers('GET /console/searches', { items: [mine] })
  await tell.click()
  await expect.element(page.getByText('이런 분이 오면 알려 드릴게요')).toBeVisible()
  expect(api.sent('POST /console/searches').map(({ body }) => body)).toEqual([
    { name: LINE, filter: mine.filter, tells: true },
  ])
})

test('[BIZ-8] on a phone rows are stacked, and saved searches open from the head', async ({ api, open }) => {
  await page.viewport(390, 844)
  api.answers('GET /console/candidates', two)
  api.answers('GET /console/candidates/:id', openedProfile())
  api.answers('GET /console/searches', { items: [savedSearch({ newCount: 2 })] })
  await open(address)
  await expect.element(rows).toHaveLength(3)
  await expect.element(rows.nth(1).getByText('#결제승인')).toBeVisible()
  await expect.element(rows.nth(1).getByText('#Kotlin')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
  await page.getByRole('button', { name: '저장한 검색, 새로 온 분 있음' }).click()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: /결제 경험/ }))
    .toMatchTextContent('새로 2')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('link', { name: '백엔드 개발자' }).click()
  await expect.element(profile).toMatchTextContent('1 / 2')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
