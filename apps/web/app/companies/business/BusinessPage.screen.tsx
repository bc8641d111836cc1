import { expect } from 'vitest'
import { test } from '../../public/testing/page-test.tsx'

test('[FIRM-1] the page for companies says what it costs, by the rate of the statements', async ({
  visit,
}) => {
  const { screen } = await visit('/business')
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('연봉부터 말하면 좋은 사람이 답해요')
  const price = screen.getByRole('article', { name: '채용한 뒤에만 내요' })
  await expect.element(price).toMatchTextContent('가입과 심사0원후보자 찾기0원어택 보내기0원커피챗0원')
  await expect.element(price).toMatchTextContent('기본 연봉의 7%')
  await expect.element(price).toMatchTextContent('부가가치세 10%는 따로예요.')
  await expect.element(price).toMatchTextContent('기본 연봉이 6,800만 원이라면476만 원')
  const slider = price.getByRole('slider', { name: '기본 연봉' })
  await slider.fill('12000')
  await expect.element(price).toMatchTextContent('기본 연봉이 1억 2,000만 원이라면840만 원')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1억 2,000만 원')
})

test('[FIRM-1] [PUB-2] it leads to joining, to the console and to the terms; its questions stand in the FAQ too', async ({
  phone,
  visit,
}) => {
  const { screen } = await visit('/business')
  const main = screen.getByRole('main')
  await expect
    .element(main.getByRole('link', { name: '이미 쓰고 있어요' }))
    .toHaveAttribute('href', '/console/sign-in')
  await expect
    .element(main.getByRole('link', { name: '회사 약관' }).first())
    .toHaveAttribute('href', '/terms/company')
  await expect.element(main.getByText('동료가 받아 주면 바로 쓸 수 있어요.', { exact: false })).toBeVisible()
  await main.getByText('가입하기 전에 먼저 물어보고 싶어요.').click()
  await expect
    .element(main.getByRole('link', { name: '도입 문의' }))
    .toHaveAttribute('href', '/ask?from=%2Fbusiness&as=company')
  await expect
    .element(screen.getByRole('contentinfo').getByRole('link', { name: '회사 가입' }))
    .toHaveAttribute('href', '/business/join')
  await main.getByRole('link', { name: '우리 회사로 시작하기' }).first().click()
  await expect.poll(phone.leftFor).toBe('/business/join')
  const { screen: faq } = await visit('/faq')
  await expect.element(faq.getByRole('region', { name: '회사가 쓸 때' })).toBeVisible()
})
