import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ownCompany, unapproved } from '../../testing/samples/own-company.ts'
import { test } from '../../testing/screen-test.tsx'

/** A recruiter's first day: the home, the own company page, and what is shut until the approval (FIRM-2). */

const needed = page.getByRole('list', { name: '꼭 필요한 것' })

test('[FIRM-2] until its approval a company begins at what it may prepare, and no page calls for candidates', async ({
  api,
  open,
}) => {
  api.answers('GET /console/own-company', unapproved())
  const screen = await open('/')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('한이레 님, 첫 어택까지 네 가지 남았어요')
  expect(screen.address()).toBe('/start')
  await expect
    .element(page.getByText('영업일로 하루 안에 메일로 알려 드려요.', { exact: false }))
    .toBeVisible()
  await expect.element(needed.getByRole('link', { name: '회사 페이지 쓰기' })).toBeVisible()
  await expect.element(needed.getByRole('link', { name: '후보자 찾기' })).not.toBeInTheDocument()
  await expectAccessible()
  for (const path of ['/candidates', '/pipeline', '/offers', '/coffeechats', '/messages', '/figures']) {
    await screen.go(path)
    await expect.element(page.getByText('후보자는 승인된 뒤에 보여요')).toBeVisible()
  }
  await expectAccessible()
  await page.getByRole('link', { name: '준비하러 가기' }).click()
  await expect.poll(screen.address).toBe('/start')
  expect(api.sent('GET /console/candidates')).toEqual([])
})

test('[FIRM-2] after the approval the home leads from one step to the next', async ({ api, open }) => {
  const { steps } = ownCompany()
  api.answers('GET /console/own-company', ownCompany({ steps: { ...steps, position: false, offer: false } }))
  await open('/start')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('한이레 님, 첫 어택까지 두 가지 남았어요')
  await expect.element(needed).toMatchTextContent('심사를 마쳤어요11월 14일 10:12')
  await expect.element(needed.getByRole('link')).toHaveTextContent('포지션 만들기')
  await expect
    .element(page.getByRole('list', { name: '하면 좋은 것' }).getByRole('link', { name: '증명하기' }))
    .toBeVisible()
  await expectAccessible()
})

test('[FIRM-2] a refused or asked company reads why on its home', async ({ api, open }) => {
  api.answers('GET /console/own-company', unapproved({ state: 'REFUSED', reason: '메일이 달라요.' }))
  const screen = await open('/start')
  await expect.element(page.getByText(/^메일이 달라요\. 고친 뒤에/)).toBeVisible()
  await screen.go('/candidates')
  await expect.element(page.getByText(/이유는 홈에서 볼 수 있고/)).toBeVisible()
})

test('[FIRM-2] the company page is written by its recruiters; the name stays the tax office’s', async ({
  api,
  open,
}) => {
  const { usualPlace: _, ...rest } = ownCompany()
  api.answers('PATCH /console/own-company', { ...rest, usualPlace: null })
  await open('/settings/company')
  await expect.element(page.getByLabelText('회사 이름')).toHaveAttribute('readonly')
  await page.getByLabelText('한 줄 소개').fill('집을 찾아 드려요')
  await page.getByLabelText('만나는 주소').fill('')
  await page.getByRole('button', { name: '저장하기' }).first().click()
  await expect.element(toast('저장했어요')).toBeVisible()
  expect(api.sent('PATCH /console/own-company').map(({ body }) => body)).toEqual([
    {
      domain: '집 구하기',
      region: '서울 연남동',
      introduction: '집을 찾아 드려요',
      homepage: 'hanppyeom.example',
      usualPlace: null,
    },
  ])
  await expectAccessible()
})
