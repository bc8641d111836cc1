import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CANDIDATE, candidateRow, found, openedProfile } from '../../testing/samples/candidates.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { companyChoices, undoneOffer } from '../../testing/samples/offers.ts'
import { daysOn, minutesOn } from '../../testing/samples/times.ts'
import { people, test as base } from '../../testing/screen-test.tsx'

/** An offer or a message to the candidate of the open profile (BIZ-3, OFR-3, TRUST-7). */

const MADE = { id: sampleId(101), deliverAt: minutesOn(5), expiredAt: daysOn(5), isMassText: false }
const WORDS = '결제 화면 이야기를 읽고 연락드려요.'
const SENT = '어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.'

const test = base.extend('candidate', { auto: true }, ({ api }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('GET /console/candidates/:id', openedProfile())
  api.answers('POST /console/offers/check-text', { isMassText: false })
  api.answers('POST /console/offers', MADE)
})

const ADDRESS = `/candidates/${CANDIDATE}/compose`
const profile = page.getByRole('complementary', { name: '프로필' })
const composer = page.getByRole('complementary', { name: '어택 보내기' })
const send = composer.getByRole('button', { name: '어택 보내기' })
const least = composer.getByRole('textbox', { name: /^최소 연봉/ })
const most = composer.getByRole('textbox', { name: /^최대 연봉/ })
const words = composer.getByRole('textbox', { name: '메시지' })

async function write() {
  await least.fill('6300')
  await most.fill('6800')
  await words.fill(WORDS)
}

test('[BIZ-3] the raise is shown as far as the income is disclosed, and the preview shows the offer', async ({
  api,
  open,
}) => {
  await open(ADDRESS)
  await expect
    .element(composer)
    .toMatchTextContent('희망 연봉6,500만 원공개한 소득5,000~5,500만 원2025년 소득 · 건강보험')
  await write()
  await expect.element(composer).toMatchTextContent('14.5~36.0% 올라요')
  await expectAccessible()
  await composer.getByRole('button', { name: '미리보기' }).click()
  const preview = page.getByRole('dialog', { name: '후보자에게 이렇게 보여요' })
  await expect.element(preview).toMatchTextContent('6,300~6,800만 원')
  await expect.element(preview).toMatchTextContent('한이레새벽공방 채용 담당자')
  // The income is disclosed as a band: the candidate alone reads the exact raise.
  await expect
    .element(preview)
    .toMatchTextContent('공개한 소득으로는 14.5~36.0% 올라요. 정확한 금액은 후보자만 봐요.')
  await expectAccessible()
  await preview.getByRole('button', { name: '어택 보내기' }).click()
  await expect.element(toast(SENT)).toBeVisible()
  await expect.element(profile).toMatchTextContent('이 후보자에게 보낸 제안이 아직 열려 있어요')
  expect(api.sent('POST /console/offers').map(({ body }) => body)).toEqual([
    {
      candidateId: CANDIDATE,
      isJustMessage: false,
      salaryMin: 6_300,
      salaryMax: 6_800,
      pay: null,
      positionId: null,
      position: '프론트엔드 개발자',
      link: null,
      offerItems: [],
      message: WORDS,
    },
  ])
  expect(api.sent('GET /console/candidates/:id')).toHaveLength(1)
})

test('[BIZ-3] the preview reads word for word as the candidate’s page', async ({ api, open }) => {
  const told = { income: { kind: 'exact', income: 5_200 }, hopeSalary: 6_500 } as const
  api.answers('GET /console/candidates/:id', openedProfile(told))
  await open(ADDRESS)
  await write()
  await composer.getByRole('textbox', { name: '채용 공고 링크' }).fill('https://dawn.example/jobs/1')
  await composer.getByRole('button', { name: '추가' }).click()
  await userEvent.keyboard('주 2회 재택{Enter}')
  await composer.getByRole('button', { name: '미리보기' }).click()
  const preview = page.getByRole('dialog', { name: '후보자에게 이렇게 보여요' })
  for (const words of [
    '7일 남았어요',
    '11월 22일 (일) 밤 12시까지',
    '새벽공방4가지 확인프론트엔드 개발자',
    '○○ 님께 드리는 연봉6,300~6,800만 원',
    '지금보다 최대 +1,600만 원30.8%',
    '지금 5,200만 원6,800만 원',
    '2025년 소득 · 건강보험',
    '희망 연봉6,500만 원',
    '희망보다최대 300만 원 높아요',
    `한이레새벽공방 채용 담당자${WORDS}`,
    '연봉 말고도 드려요주 2회 재택',
    '커피챗을 수락하면 이 회사에만 이름과 연락처를 알려요',
    '커피챗 할래요이번 제안은 아쉬워요',
  ])
    await expect.element(preview).toMatchTextContent(words)
})

test('[BIZ-3] an agent’s own message has the agent’s name, and the preview says so', async ({ open }) => {
  await open(ADDRESS, { as: 'agent' })
  await composer.getByRole('switch', { name: '연봉 없이 메시지만 보내기' }).click()
  await words.fill(WORDS)
  await composer.getByRole('button', { name: '미리보기' }).click()
  const preview = page.getByRole('dialog', { name: '후보자에게 이렇게 보여요' })
  await expect.element(preview).toMatchTextContent(`커피어택 에이전트${WORDS}`)
  await expect
    .element(preview)
    .toMatchTextContent('커피챗을 수락하면 담당 에이전트에게만 이름과 연락처를 알려요')
  await expect.element(preview).not.toMatchTextContent('연봉')
})

test('[OFR-3] the deadline is shown, not asked', async ({ open }) => {
  await open(ADDRESS)
  await expect.element(composer).toMatchTextContent('선택 기한7일 · 11월 22일 밤 12시')
  await expect.element(composer.getByRole('combobox')).not.toBeInTheDocument()
})

test('[OFR-13] an agent learns which company is blocked, until another is chosen', async ({ api, open }) => {
  const sentence = '이 회사의 제안은 이 분께 보낼 수 없어요.'
  api.answers('GET /console/companies/choices', companyChoices)
  api.refuses('POST /console/offers', 'INVALID_INPUT', { fields: { companyId: sentence } })
  await open(ADDRESS, { as: 'agent' })
  await write()
  await composer.getByRole('combobox', { name: '어느 회사의 제안인가요?' }).fill('노을')
  // Enter chooses the first option once the options are loaded.
  await expect.element(composer.getByRole('option', { name: '노을클라우드' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await send.click()
  await expect.element(composer).toMatchTextContent(sentence)
  await expect.element(composer.getByRole('button', { name: '바꾸기' })).toHaveFocus()
  await composer.getByRole('button', { name: '바꾸기' }).click()
  await expect.element(composer).not.toMatchTextContent(sentence)
})

test('[TRUST-7] the toast undoes the offer from any page, back into the composer with every field', async ({
  api,
  open,
}) => {
  api.answers('POST /console/offers/:id/undo', undoneOffer())
  api.loses('GET /console/figures')
  const screen = await open(`${ADDRESS}?q=react`)
  await write()
  await composer.getByRole('textbox', { name: '채용 공고 링크' }).fill('https://example.com/job')
  await composer.getByRole('button', { name: '추가' }).click()
  await userEvent.keyboard('주 2회 재택{Enter}')
  await send.click()
  await expect.element(toast(SENT)).toBeVisible()
  await page.getByRole('link', { name: '성과' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: '성과' })).toBeVisible()
  await expect.element(toast(SENT)).toBeVisible()
  api.answers('GET /console/quota', { month: { sent: 0, limit: 50 }, day: { sent: 0, limit: 10 } })
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(toast('보낸 어택을 되돌렸어요')).toBeVisible()
  expect(api.sent('POST /console/offers/:id/undo').map(({ params }) => params.id)).toEqual([MADE.id])
  await expect.poll(screen.address).toBe(`${ADDRESS}?q=react`)
  await expect.element(least).toHaveValue('6,300')
  await expect.element(most).toHaveValue('6,800')
  await expect.element(words).toHaveValue(WORDS)
  await expect
    .element(composer.getByRole('textbox', { name: '채용 공고 링크' }))
    .toHaveValue('https://example.com/job')
  await expect.element(composer.getByRole('button', { name: '주 2회 재택 지우기' })).toBeVisible()
  await send.click()
  await expect.poll(() => api.sent('POST /console/offers').length).toBe(2)
  const [first, again] = api.sent('POST /console/offers').map(({ body }) => body)
  expect(again).toEqual(first)
})

test('[BIZ-3] [BIZ-15] missing fields are reported and focused, and a draft survives a reload', async ({
  api,
  open,
}) => {
  api.answers('GET /console/candidates/:id', openedProfile({ income: { kind: 'hidden' } }))
  const screen = await open(`${ADDRESS}?q=react`)
  await expect.element(composer).toMatchTextContent('소득을 공개하지 않은 후보자예요.')
  await send.click()
  await expect.element(composer).toMatchTextContent('제안할 연봉을 입력해 주세요')
  await expect.element(composer).toMatchTextContent('메시지를 입력해 주세요')
  await expect.element(least).toHaveFocus()
  expect(api.sent('POST /console/offers')).toEqual([])
  await least.fill('2400')
  await most.click()
  await expect.element(composer).toMatchTextContent('2,400만원 이하의 연봉은 입력할 수 없습니다.')
  await expect.element(least).toHaveValue('')
  await words.fill('안녕하세요. 커피 한 잔 어떠세요?')
  await composer.getByRole('button', { name: '추가' }).click()
  await userEvent.keyboard('주 2회 재택{Enter}')
  await expect.element(composer.getByRole('button', { name: '주 2회 재택 지우기' })).toBeVisible()

  await screen.reload()
  await expect.element(composer.getByText('쓰던 내용이에요')).toBeVisible()
  await expect.element(words).toHaveValue('안녕하세요. 커피 한 잔 어떠세요?')
  await expect.element(composer.getByRole('button', { name: '주 2회 재택 지우기' })).toBeVisible()
  await composer.getByRole('switch', { name: '연봉 없이 메시지만 보내기' }).click()
  await expect.element(least).not.toBeInTheDocument()
  await send.click()
  await expect.element(toast(SENT)).toBeVisible()
  await expect.element(profile.getByRole('listitem').filter({ hasText: /^메시지/ })).toBeVisible()
  expect(screen.address()).toBe(`/candidates/${CANDIDATE}?q=react`)
  expect(api.sent('POST /console/offers').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      isJustMessage: true,
      salaryMin: null,
      salaryMax: null,
      offerItems: ['주 2회 재택'],
      message: '안녕하세요. 커피 한 잔 어떠세요?',
    }),
  ])
  expect(Object.keys(localStorage)).toEqual(['console-signed-in'])
})

test('[TRUST-7] a mass message is pointed out but can be sent', async ({ api, open }) => {
  const mass = '안녕하세요. 저희 팀과 함께 성장할 훌륭한 분을 모시고 있어요. 편하게 답해 주세요.'
  api.answers('POST /console/offers/check-text', ({ body }) => ({ isMassText: body.message === mass }))
  await open(ADDRESS)
  await write()
  await expect.poll(() => api.sent('POST /console/offers/check-text')).toHaveLength(1)
  const warning = composer.getByText('여러 분께 보낸 글과 비슷해요.', { exact: false })
  await expect.element(warning).not.toBeInTheDocument()
  await words.fill(mass)
  await expect.element(warning).toBeVisible()
  await send.click()
  await expect.element(toast(SENT)).toBeVisible()
})

test('[BIZ-4] [TRUST-7] an agent writes for a company; a second offer is refused with its sentence', async ({
  api,
  open,
}) => {
  api.answers('GET /console/companies/choices', companyChoices)
  api.refuses('POST /console/offers', 'OFFER_ALREADY_OPEN')
  await open(ADDRESS, { as: 'agent' })
  await write()
  await send.click()
  await expect.element(composer).toMatchTextContent('어느 회사의 제안인지 골라 주세요')
  await expect.element(composer.getByRole('combobox', { name: '어느 회사의 제안인가요?' })).toHaveFocus()
  expect(api.sent('POST /console/offers')).toEqual([])
  await composer.getByRole('combobox', { name: '어느 회사의 제안인가요?' }).fill('노을')
  await composer
    .getByRole('listbox', { name: '찾은 회사' })
    .getByRole('option', { name: '노을클라우드' })
    .click()
  await send.click()
  const refused = page.getByRole('alertdialog', { name: '이 후보자에게 보낸 제안이 아직 열려 있어요' })
  await expect.element(refused).toMatchTextContent('답을 받거나 기한이 지나면 다시 보낼 수 있어요.')
  await refused.getByRole('button', { name: '닫기' }).click()
  await expect.element(least).toHaveValue('6,300')
  expect(api.sent('POST /console/offers').map(({ body }) => body.companyId)).toEqual([
    companyChoices.items[0]!.id,
  ])
})

test('[BIZ-15] a reversed range is reported while typing, and no sooner', async ({ open }) => {
  await open(ADDRESS)
  await least.fill('6300')
  const told = composer.getByText('최소 연봉보다 낮아요')
  await userEvent.type(most, '600')
  await expect.element(told).not.toBeInTheDocument()
  await userEvent.type(most, '0')
  await expect.element(told).toBeVisible()
  await expect.element(most).toBeInvalid()
  await most.fill('6800')
  await expect.element(told).not.toBeInTheDocument()
})

test('[BIZ-15] a discarded draft is restored by the toast', async ({ open }) => {
  const screen = await open(ADDRESS)
  await words.fill('쓰다 만 글')
  await screen.reload()
  await composer.getByRole('button', { name: '버리기' }).click()
  await expect.element(words).toHaveValue('')
  await expect.element(composer.getByText('쓰던 내용이에요')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(words).toHaveValue('쓰다 만 글')
})

test('[BIZ-15] a draft of another tab appears here and is not written back', async ({ open }) => {
  await open(ADDRESS)
  await words.fill('여기서 쓴 글')
  const key = `console-draft:${people.recruiter.id}:offer:${CANDIDATE}`
  const here = JSON.parse(localStorage.getItem(key) ?? '{}') as { draft: object }
  localStorage.setItem(key, JSON.stringify({ at: 1, draft: { ...here.draft, message: '다른 탭에서 쓴 글' } }))
  const there = localStorage.getItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await expect.element(words).toHaveValue('다른 탭에서 쓴 글')
  expect(localStorage.getItem(key)).toBe(there)
})

test('[BIZ-15] a colleague on the same machine does not see the draft', async ({ open }) => {
  localStorage.setItem(
    `console-draft:somebody:offer:${CANDIDATE}`,
    JSON.stringify({ at: 1, draft: { message: '남이 쓰던 글' } }),
  )
  await open(ADDRESS)
  await expect.element(words).toHaveValue('')
})

test('[BIZ-15] Ctrl and Enter send from inside a field', async ({ api, open }) => {
  await open(ADDRESS)
  await write()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(toast(SENT)).toBeVisible()
  expect(api.sent('POST /console/offers')).toHaveLength(1)
})

test('[BIZ-15] a double click opens or sends once, and shows no empty form', async ({ api, open }) => {
  api.answers('GET /console/companies/choices', companyChoices)
  const screen = await open(`/candidates/${CANDIDATE}`, { as: 'agent' })
  const write = profile.getByRole('link', { name: '어택 보내기' })
  await write.dblClick()
  await expect.element(words).toBeVisible()
  await expect.element(composer).not.toMatchTextContent('입력해 주세요')
  await composer.getByRole('switch', { name: '연봉 없이 메시지만 보내기' }).click()
  await words.fill(WORDS)
  await send.dblClick()
  await expect.element(toast(SENT)).toBeVisible()
  await expect.element(write).toBeVisible()
  expect(screen.address()).toBe(`/candidates/${CANDIDATE}`)
  expect(api.sent('POST /console/offers')).toHaveLength(1)
})

test('[BIZ-15] what was sent stays in the fields until the panel is gone', async ({ open }) => {
  await open(ADDRESS)
  await write()
  const shown: string[] = []
  const watch = new MutationObserver(() => {
    const field = document.querySelector<HTMLTextAreaElement>('[name=message]')
    if (field) shown.push(field.value)
  })
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  await send.click()
  await expect.element(profile).toBeVisible()
  watch.disconnect()
  expect(new Set(shown)).toEqual(new Set([WORDS]))
})

test('[BIZ-15] the tab’s title names the person', async ({ open }) => {
  await open(ADDRESS)
  await expect.poll(() => document.title).toMatch(/^프론트엔드 개발자 \d+년.* · 후보자 찾기 · 커피어택$/)
})
