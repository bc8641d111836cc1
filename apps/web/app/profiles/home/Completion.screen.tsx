import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { my } from '../../testing/samples/account.ts'
import { home } from '../../testing/samples/home.ts'
import { profile } from '../../testing/samples/profile.ts'
import { test } from '../../testing/screen-test.tsx'

/** The meter on the home page (PRO-5). */

const texts = (all: Locator) => all.elements().map(({ textContent }) => textContent)

function answers(api: FakeApi, told: { profile?: ReturnType<typeof profile> } = {}): void {
  api.answers('GET /v3/users/my', my())
  api.answers('GET /v3/users/my/attack', home())
  api.answers('GET /v3/users/profile', told.profile ?? profile())
  api.answers('GET /users/notifications/unread', { unread: 0 })
}

const next = () => page.getByRole('list', { name: '다음에 채울 것' }).getByRole('link')
const hrefs = () =>
  next()
    .elements()
    .map((one) => one.getAttribute('href'))

test('[PRO-5] names the next parts, tells what each brings and links to its section', async ({
  api,
  open,
}) => {
  answers(api)
  await open('/my')
  await expect
    .element(page.getByRole('img', { name: '프로필 완성도 16퍼센트. 여섯 항목 중 한 개를 채웠어요' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: '다섯 가지만 채우면 프로필 완성이에요' }))
    .toBeVisible()
  expect(texts(next())).toEqual([
    '이력서와 포트폴리오제안이 21% 더 와요',
    '주로 쓰는 기술딱 맞는 회사가 찾아와요',
  ])
  expect(hrefs()).toEqual(['/my/profile?part=resume', '/my/profile?part=techstack'])
})

test('[PRO-5] of the files it names the one that lacks; an income leads to its verification', async ({
  api,
  open,
}) => {
  const filled = { majorTechStack: true, hashtag: true, detail: true, userSelect: true }
  answers(api, {
    profile: profile({
      resumeUrl: 'https://example.com/resume',
      completeness: { percent: 64, resumeAndPr: false, healthSalary: false, ...filled },
    }),
  })
  await open('/my')
  await expect.element(next()).toHaveLength(2)
  expect(texts(next())).toEqual([
    '포트폴리오나 GitHub 링크연봉을 34% 더 높게 제안받아요',
    '소득 인증지금 연봉에서 얼마나 오르는지 보여요',
  ])
  expect(hrefs()).toEqual(['/my/profile?part=portfolio', '/my/income'])
})

test('[PRO-5] goes on with the next parts once those are filled', async ({ api, open }) => {
  const filled = { resumeAndPr: true, majorTechStack: true, detail: true, healthSalary: true }
  answers(api, {
    profile: profile({ completeness: { percent: 66, hashtag: false, userSelect: false, ...filled } }),
  })
  await open('/my')
  await expect
    .element(page.getByRole('heading', { name: '두 가지만 채우면 프로필 완성이에요' }))
    .toBeVisible()
  expect(texts(next())).toEqual([
    '나의 업무 키워드키워드로 찾는 회사에 보여요',
    '관심 회사어떤 회사를 좋아하는지 보고 제안해요',
  ])
  expect(hrefs()).toEqual(['/my/profile?part=hashtag', '/my/profile?part=companies'])
})
