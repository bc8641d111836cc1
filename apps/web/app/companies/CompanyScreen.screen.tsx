import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { companyId, companyPage, noRecord, record, sentOffer } from '../testing/samples/companies.ts'
import { NOON, sampleId } from '../testing/samples/offers.ts'
import { test } from '../testing/screen-test.tsx'

const ADDRESS = `/my/company/${companyId}`
const title = page.getByRole('heading', { level: 1 })
const kept = page.getByRole('region', { name: '말한 대로 지켰을까요?' })
const sent = page.getByRole('region', { name: '나에게 보낸 어택' })
const views = page.getByRole('region', { name: '내 프로필을 본 때' })

test.beforeEach(({ clock }) => clock.day(NOON))

describe('[KEEP-4] the page of a company', () => {
  test('the company, and its track record drawn in steps and tenths', async ({ api, open }) => {
    api.answers('GET /users/company/:id', companyPage())
    await open(ADDRESS)
    await expect.element(title).toMatchTextContent('노을클라우드')
    expect(document.title).toBe('회사 · 커피어택')
    await expect.element(page.getByText('클라우드 협업 도구')).toBeVisible()
    await expect.element(page.getByText('서울 성수동', { exact: true })).toBeVisible()
    await expect.element(kept).toMatchTextContent('최근 180일, 20명 이상이 답했어요')
    // [KEEP-9] what health insurance confirmed stands beside it with its own people.
    await expect.element(kept).toMatchTextContent('약속한 연봉을 받은 분 10명 중 9명')
    await expect.element(kept).toMatchTextContent('건강보험으로 확인 · 10명+')
    await expect.element(kept.getByRole('img', { name: '10명 중 9명' })).toBeVisible()
    await expect.element(kept).toMatchTextContent('보통 반나절 안에 답해요')
    await expect.element(kept).toMatchTextContent('커피챗에 10번에 9번 나왔어요')
    await expect.element(kept).toMatchTextContent('10번에 9번 제안한 연봉 그대로였어요')
    await expect.element(kept).not.toMatchTextContent('%')
    await expect.element(kept.getByRole('img', { name: '답하는 데 보통 반나절 걸려요' })).toBeVisible()
    await expect.element(kept.getByRole('img', { name: '10번에 9번' })).toHaveLength(2)
    await expectAccessible()
  })

  test('its offers link to each one, expired ones with their month', async ({ api, open }) => {
    const curated = sentOffer({
      id: sampleId(3),
      offerGroupId: sampleId(501),
      status: 'MATCHED',
      salaryMin: null,
      salaryMax: null,
    })
    api.answers('GET /users/company/:id', companyPage({ offerItems: [...companyPage().offerItems, curated] }))
    await open(ADDRESS)
    const links = sent.getByRole('link')
    await expect.element(links).toHaveLength(3)
    await expect.element(links.nth(0)).toMatchTextContent('3일 남았어요')
    await expect.element(links.nth(0)).toHaveAttribute('href', `/my/result/${sampleId(1)}`)
    await expect.element(links.nth(1)).toMatchTextContent('웹 개발자 · 2026년 4월')
    await expect.element(links.nth(1)).toMatchTextContent('기한이 지났어요')
    await expect.element(links.nth(2)).toMatchTextContent('연봉은 커피챗에서 정해요')
    await expect.element(links.nth(2)).toHaveAttribute('href', `/my/result/curation/${sampleId(501)}`)
  })

  test('[OFR-14] its visits to my profile, the last five listed', async ({ api, open }) => {
    const days = ['15', '14', '13', '12', '11', '10']
    const viewItems = days.map((day) => `2026-11-${day}T09:40:00+09:00`)
    api.answers('GET /users/company/:id', companyPage({ viewItems }))
    await open(ADDRESS)
    await expect.element(views).toMatchTextContent('10월 19일')
    await expect.element(views).toMatchTextContent('11월 15일 일요일오전 9:40')
    await expect.element(views.getByRole('img', { name: '최근 4주에 6일 봤어요' })).toBeVisible()
    await expect.element(views.getByRole('term')).toHaveLength(5)
    await expect
      .element(views.getByRole('link', { name: '모두 보기' }))
      .toHaveAttribute('href', '/my/account/views')
  })

  test('fewer than five answers: five empty cups and a neutral sentence', async ({ api, open }) => {
    const offerItems = [
      sentOffer({ isJustMessage: true, salaryMin: null, salaryMax: null, operatorName: '안세봄' }),
    ]
    api.answers('GET /users/company/:id', companyPage({ record: noRecord, offerItems, viewItems: [] }))
    await open(ADDRESS)
    await expect.element(kept).toMatchTextContent('아직 기록이 모자라요')
    await expect.element(kept).toMatchTextContent('기록이 없다고 약속을 어긴 건 아니에요.')
    await expect.element(kept.getByRole('img', { name: '빈 잔 다섯 개' })).toBeVisible()
    await expect.element(sent).toMatchTextContent('안세봄 님이 메시지를 보냈어요')
    await expect.element(views).toMatchTextContent('최근 4주에는 보지 않았어요.')
    await expectAccessible()
  })

  test('a figure with too few answers is left out, the others are shown', async ({ api, open }) => {
    const answers = { value: 4, people: 5 }
    api.answers(
      'GET /users/company/:id',
      companyPage({ record: record({ answers, payKept: null, payReceived: null }) }),
    )
    await open(ADDRESS)
    await expect.element(kept).toMatchTextContent('최근 180일, 5명 이상이 답했어요')
    await expect.element(kept).toMatchTextContent('보통 일주일 안팎으로 답해요')
    await expect.element(kept).toMatchTextContent('연봉을 지킨 횟수는 아직 기록이 모자라요')
    await expect.element(kept).toMatchTextContent('아직 기록이 모자라요. 다섯 분이 확인하면 보여요.')
  })

  test('a company that has sent me nothing is not found', async ({ api, open }) => {
    api.refuses('GET /users/company/:id', 'NOT_FOUND')
    await open(ADDRESS)
    await expect.element(title).toHaveTextContent('찾을 수 없어요')
    await expect
      .element(page.getByRole('link', { name: '받은 어택 보기' }))
      .toHaveAttribute('href', '/my/attack')
  })

  test('a failed load offers a retry', async ({ api, open }) => {
    api.refuses('GET /users/company/:id', 'INTERNAL')
    await open(ADDRESS)
    await expect.element(page.getByText('회사를 불러오지 못했어요')).toBeVisible()
    api.answers('GET /users/company/:id', companyPage())
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(title).toMatchTextContent('노을클라우드')
  })

  test('the other actions for a company', async ({ api, open }) => {
    api.answers('GET /users/company/:id', companyPage())
    await open(ADDRESS)
    await page.getByRole('button', { name: '더 보기' }).click()
    const sheet = page.getByRole('dialog', { name: '더 보기' })
    await expect
      .element(sheet.getByRole('link', { name: '내 프로필을 숨길 회사 정하기' }))
      .toHaveAttribute('href', '/my/account/companies')
  })
})
