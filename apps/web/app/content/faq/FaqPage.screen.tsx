import { expect } from 'vitest'
import { test } from '../../public/testing/page-test.tsx'

test('[PUB-9] typing filters the questions: by words, by initials, by half-typed words', async ({
  visit,
}) => {
  const { screen, window } = await visit('/faq')
  const questions = [...window.document.querySelectorAll('main details')]
  const left = () => questions.filter((question) => question.checkVisibility()).length
  const field = screen.getByRole('searchbox', { name: '질문 찾기' })
  const status = screen.getByRole('status')
  expect(left()).toBe(questions.length)

  await field.fill('지금 회사 ㅍㄹㅍ')
  await expect.poll(left).toBe(1)
  await expect.element(status).toHaveTextContent('질문 1개를 찾았어요')
  // The answer is open at once.
  await expect
    .element(
      screen.getByText(
        '아니요. 재직 중인 회사에는 처음부터 저절로 숨겨져요. 내가 막아 둔 회사도 볼 수 없어요. 이름과 연락처는 내가 고른 회사에만 공개돼요.',
        { exact: false },
      ),
    )
    .toBeVisible()

  await field.fill('탈톼')
  await expect.element(status).toHaveTextContent('검색 결과가 없습니다.')
  await field.fill('탈퇴하며')
  await expect
    .element(screen.getByText('받은 제안이 있으면 30일 동안 따로 보관한 뒤 지워요.', { exact: false }))
    .toBeVisible()
  const clear = screen.getByRole('button', { name: '지우기' })
  await clear.click()
  await expect.poll(left).toBe(questions.length)
  await expect.element(status).toBeEmptyDOMElement()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await expect.element(clear).not.toBeInTheDocument()
})

test('[PUB-9] a link to a question opens it, and its structured data matches the page', async ({ visit }) => {
  const { screen, window } = await visit('/faq')
  const answer = screen.getByText('받은 날부터 7일 동안 고를 수 있어요. 마지막 날 밤 12시에 마감돼요.', {
    exact: false,
  })
  await expect.element(answer).not.toBeVisible()
  window.location.hash = '#selection-window'
  await expect.element(answer).toBeInViewport()
  const data = [...window.document.querySelectorAll('script[type="application/ld+json"]')]
  const things = data.map(
    ({ textContent }) => JSON.parse(textContent) as { '@type': string; mainEntity?: { name: string }[] },
  )
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
  const asked = [...window.document.querySelectorAll('main summary')].map(({ textContent }) => textContent)
  expect(asked.length).toBeGreaterThan(0)
  expect(things[1]?.mainEntity?.map(({ name }) => name)).toEqual(asked)
})
