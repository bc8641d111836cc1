import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { answerSettings, employedAt, hiddenFrom } from '../testing/samples/account.ts'
import { test } from '../testing/screen-test.tsx'

const search = page.getByRole('textbox', { name: '회사 검색' })
const company = (name: string) => page.getByRole('checkbox', { name, exact: true })
const cards = (...names: string[]) => names.map((name) => ({ name, logo: null, active: true }))

const KNOWN = ['노을클라우드', '두들페이', '반달랩스', '솔빛', '여울', '온새미', '너나들이', '미리내', '윤슬']

/** A fake server whose hidden companies the calls change. The search finds only what the test names. */
function person(
  api: FakeApi,
  { hidden = [], found = {} }: { hidden?: string[]; found?: Record<string, string[]> } = {},
) {
  let names = hidden
  api.answers('GET /users/career', employedAt('(주)모카로지스'))
  api.answers('GET /companies', { items: cards(...KNOWN) })
  api.answers('GET /users/companies/search', ({ query: { q } }) => ({ items: cards(...(found[q] ?? [])) }))
  api.answers('GET /users/companies/:mode', () => hiddenFrom(...names))
  api.answers('PATCH /users/companies/:mode', ({ body: { companyItems } }) => {
    names = companyItems
    return hiddenFrom(...names)
  })
  return {
    /** As if another tab had added one. */
    hideElsewhere: (name: string) => void (names = [...names, name]),
  }
}

const saved = (api: FakeApi) => api.sent('PATCH /users/companies/:mode').map(({ body }) => body.companyItems)

describe('[PRO-11] companies that must not see the profile', () => {
  test('the employer is always among them', async ({ api, open }) => {
    person(api)
    api.answers('GET /users/career', employedAt('(주)두들페이'))
    await open('/my/account/companies')
    await expect
      .element(page.getByText('지금 다니는 (주)두들페이에는 고르지 않아도 늘 숨겨요.'))
      .toBeVisible()
    await expect.element(company('두들페이')).toBeChecked()
    await expect.element(company('두들페이')).toBeDisabled()
    await expect.element(page.getByText('아직 숨긴 회사가 없어요')).toBeVisible()
    await expectAccessible()
  })

  test('are searched for by the typed text', async ({ api, open }) => {
    const spellings = ['ㄴㅇㅋㄹㅇㄷ', '(주)노을클라우드', '노을ㅋ']
    person(api, { found: Object.fromEntries(spellings.map((typed) => [typed, ['노을클라우드']])) })
    await open('/my/account/companies')
    for (const typed of spellings) {
      await search.fill(typed)
      await expect.poll(() => api.sent('GET /users/companies/search').at(-1)?.query).toEqual({ q: typed })
      const results = page.getByRole('region', { name: '검색 결과' }).getByRole('checkbox')
      await expect.element(results).toHaveLength(1)
      await expect.element(company('노을클라우드')).toBeVisible()
    }
  })

  test('are hidden from at once, and can be removed again', async ({ api, open }) => {
    person(api, { found: { 노을클라우드: ['노을클라우드'] } })
    const screen = await open('/my/account/companies')
    await search.fill('노을클라우드')
    await company('노을클라우드').click()
    await expect.element(toast('노을클라우드에 프로필을 숨겼어요')).toBeVisible()
    await expect.element(page.getByText('1곳에 숨기고 있어요')).toBeVisible()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect.element(toast('노을클라우드에 프로필이 다시 보여요')).toBeVisible()
    await expect.element(company('노을클라우드')).not.toBeChecked()
    expect(saved(api)).toEqual([['노을클라우드'], []])
    await screen.reload()
    await expect.element(page.getByText('아직 숨긴 회사가 없어요')).toBeVisible()
  })

  test('may be unknown to the service', async ({ api, open }) => {
    person(api)
    const screen = await open('/my/account/companies')
    await search.fill('구름상회 주식회사')
    await expect.element(page.getByText('목록에 없는 회사예요.')).toBeVisible()
    await page.getByRole('button', { name: '‘구름상회 주식회사’에 숨기기' }).click()
    await expect.element(toast('구름상회 주식회사에 프로필을 숨겼어요')).toBeVisible()
    await search.fill('(주)구름상회')
    await expect.element(company('구름상회 주식회사')).toBeChecked()
    await search.fill('')
    await expect.element(company('구름상회 주식회사')).toBeChecked()
    await screen.reload()
    await expect.element(company('구름상회 주식회사')).toBeChecked()
  })

  test('have no limit', async ({ api, open }) => {
    person(api)
    await open('/my/account/companies')
    for (const name of KNOWN) await company(name).click()
    await expect.element(page.getByText('9곳에 숨기고 있어요')).toBeVisible()
    await expect.element(toast('윤슬에 프로필을 숨겼어요')).toBeVisible()
    // Each change is saved after the one before it, on top of its result.
    expect(saved(api)).toEqual(KNOWN.map((_, place) => KNOWN.slice(0, place + 1)))
  })

  test('of two tabs are merged', async ({ api, open }) => {
    const me = person(api)
    await open('/my/account/companies')
    await expect.element(company('반달랩스')).not.toBeChecked()
    me.hideElsewhere('노을클라우드')
    await company('반달랩스').click()
    await expect.element(toast('반달랩스에 프로필을 숨겼어요')).toBeVisible()
    await expect.element(company('노을클라우드')).toBeChecked()
    await expect.element(company('반달랩스')).toBeChecked()
    await expect.element(page.getByText('2곳에 숨기고 있어요')).toBeVisible()
    expect(saved(api)).toEqual([['노을클라우드', '반달랩스']])
  })

  test('that fail to save are not shown as hidden', async ({ api, open }) => {
    person(api)
    api.refuses('PATCH /users/companies/:mode', 'INTERNAL')
    await open('/my/account/companies')
    await company('노을클라우드').click()
    const failed = page.getByRole('alertdialog', { name: '요청을 완료하지 못했습니다.' })
    await expect.element(failed).toMatchTextContent('잠시 뒤 다시 시도해 주세요.')
    await failed.getByRole('button', { name: '닫기' }).click()
    await expect.element(failed).not.toBeInTheDocument()
    await expect.element(company('노을클라우드')).not.toBeChecked()
    await expect.element(page.getByText('아직 숨긴 회사가 없어요')).toBeVisible()
  })

  test('that fail to load can be retried', async ({ api, open }) => {
    person(api)
    api.refuses('GET /users/companies/:mode', 'INTERNAL')
    await open('/my/account/companies')
    await expect.element(page.getByText('숨긴 회사를 불러오지 못했어요')).toBeVisible()
    api.answers('GET /users/companies/:mode', hiddenFrom())
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(page.getByText('아직 숨긴 회사가 없어요')).toBeVisible()
  })

  test('are counted on the settings’ first page', async ({ api, open }) => {
    answerSettings(api)
    person(api)
    await open('/my/account/companies')
    await company('솔빛').click()
    await expect.element(toast('솔빛에 프로필을 숨겼어요')).toBeVisible()
    await page.getByRole('button', { name: '뒤로' }).click()
    await expect.element(page.getByRole('link', { name: '숨길 회사 1곳' })).toBeVisible()
  })
})
