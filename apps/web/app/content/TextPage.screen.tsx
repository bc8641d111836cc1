import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { test } from '../public/testing/page-test.tsx'

test('[ROUTE-14] the salary guide uses the rates of 2026 and states its assumptions', async ({ visit }) => {
  const { screen } = await visit('/guide/salary_guide')
  const row = (name: string | RegExp) => screen.getByRole('row', { name, exact: false })
  await expect.element(row(/^5,000만 원/)).toHaveTextContent('5,000만 원385,430209,6803,571,550')
  await expect
    .element(screen.getByText('공제 대상이 본인 한 사람이고, 한 달 비과세 식대 20만 원이', { exact: false }))
    .toBeVisible()
  await expect.element(row('국민연금')).toMatchTextContent('4.75% (월 659만 원까지의 소득에만)')
  await expect.element(row('장기요양보험')).toMatchTextContent('건강보험료의 13.14%')
})

test('[ROUTE-14] a table of contents links to the parts', async ({ visit }) => {
  const { screen, window } = await visit('/guide/salary_guide')
  const part = screen.getByRole('heading', { name: '협상은 이렇게 해요' })
  await expect.element(part).not.toBeInViewport()
  await screen
    .getByRole('navigation', { name: '차례' })
    .getByRole('link', { name: '협상은 이렇게 해요' })
    .click()
  await expect.element(part).toBeInViewport()
  expect(decodeURIComponent(window.location.hash)).toBe('#협상은-이렇게-해요')
})

test('[PRO-14] [VER-10] the privacy policy tells who sees which data and when it is erased', async ({
  visit,
}) => {
  const { screen } = await visit('/terms/privacy')
  await expect
    .element(screen.getByRole('row', { name: /^이름, 연락처/ }))
    .toHaveTextContent('이름, 연락처안 보여요보여요안 보여요')
  await expect
    .element(screen.getByRole('row', { name: /^프로필, 소득, 어택/ }))
    .toMatchTextContent('있으면 잠가서 30일 보관한 뒤')
  await expect
    .element(screen.getByText('주민등록번호 뒷자리는 저장하지 않아요.', { exact: false }))
    .toBeVisible()
})

test('[FIRM-1] [FIRM-10] the terms for companies have the fee of the statements and the pledge, and lead to joining', async ({
  phone,
  visit,
}) => {
  const { screen } = await visit('/terms/company')
  await expect.element(screen.getByText('기본 연봉의 7%이고', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('본인이 좋다고 하기 전에는 평판을 묻지 않아요.')).toBeVisible()
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('link', { name: '카카오로 3초 만에 시작하기' })).not.toBeInTheDocument()
  await main.getByRole('link', { name: '우리 회사로 시작하기' }).click()
  await expect.poll(phone.leftFor).toBe('/business/join')
})

test('[ROUTE-14] the privacy page names the privacy officer, with department and contact', async ({
  visit,
}) => {
  const { screen } = await visit('/terms/privacy')
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: '보호책임자' }))
    .toHaveTextContent('개인정보 보호책임자 나보호')
  await expect.element(screen.getByText('부서 정보보호실')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '02-0000-0118' }))
    .toHaveAttribute('href', 'tel:02-0000-0118')
  await expect
    .element(screen.getByRole('link', { name: 'officer@example.com' }))
    .toHaveAttribute('href', 'mailto:officer@example.com')
})

test('[ROUTE-14] the terms print without header and footer', async ({ visit }) => {
  const { screen } = await visit('/terms/service')
  const footer = screen.getByRole('contentinfo')
  const login = screen.getByRole('link', { name: '로그인' })
  await expect.element(footer).toBeVisible()
  await commands.emulateMedia({ media: 'print' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(footer).not.toBeInTheDocument()
  await expect.element(login).not.toBeInTheDocument()
})

test('[PUB-2] the side menu and the footer link to every text', async ({ phone, visit }) => {
  const names = ['서비스 소개', '어택이란', '커피챗이란', '연봉 가이드', '자주 묻는 질문']
  const legal = ['개인정보 처리방침', '이용약관', '회사 약관']
  const { screen } = await visit('/introduce')
  const footer = screen.getByRole('contentinfo')
  for (const name of [...names, ...legal])
    await expect.element(footer.getByRole('link', { name })).toBeVisible()
  await screen.getByRole('button', { name: '메뉴 열기' }).click()
  const menu = screen.getByRole('dialog', { name: '메뉴' })
  for (const name of [...names, ...legal])
    await expect.element(menu.getByRole('link', { name })).toBeVisible()
  await menu.getByRole('link', { name: '어택이란' }).click()
  await expect.poll(phone.leftFor).toBe('/attack')
  const { screen: attack } = await visit('/attack')
  await expect.element(attack.getByRole('heading', { level: 1 })).toMatchTextContent('어택이라고 불러요')
})
