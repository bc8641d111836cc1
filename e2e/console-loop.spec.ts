import { expect, type Page, test } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { offers } from '../apps/server/src/db/schema/offers.ts'
import { addRecruiter, DESKTOP, foundCount, openConsole, ownKeyword } from './console.ts'
import { service } from './database.ts'
import { written } from './sign-in.ts'
import { addOffer, addPerson, AGENT_EMAIL, COMPANY, type Person, signInAs, signInToConsole } from './world.ts'

/** An offer from the recruiter's screen to the candidate's and back (BIZ-3, BIZ-5, OFR-13, TRUST-7). */

const panel = (page: Page, name: string) => page.getByRole('complementary', { name })
const sentToast = (page: Page) => page.getByText('어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.')

async function findAndOpen(page: Page, keyword: string): Promise<void> {
  await page.getByLabel('직무, 기술, 키워드').fill(keyword)
  await expect(foundCount(page)).toHaveText('1명 찾았어요')
  await page.getByRole('link', { name: '프론트엔드 개발자', exact: true }).click()
  await expect(panel(page, '프로필')).toContainText('프로필을 연 회사와 시간은 후보자에게 보여요.')
}

async function compose(page: Page): Promise<void> {
  await panel(page, '프로필').getByRole('link', { name: '어택 보내기' }).click()
  const composer = panel(page, '어택 보내기')
  await composer.getByLabel('최소 연봉').fill('6300')
  await composer.getByLabel('최대 연봉').fill('6800')
  await composer.getByLabel('메시지', { exact: true }).fill('결제 화면 이야기를 읽고 연락드려요.')
}

/** Five minutes pass: the candidate gets it. */
async function deliver(person: Person): Promise<string> {
  const { db } = await service()
  const [offer] = await db.drizzle
    .update(offers)
    .set({ deliverAt: sql`${offers.createdAt}` })
    .where(eq(offers.candidateId, person.userId))
    .returning({ id: offers.id })
  return offer!.id
}

const texts = async (page: Page) => `${await page.locator('body').textContent()}`

test('[BIZ-3] [BIZ-5] [OFR-13] from the search to the coffee chat on two screens', async ({
  page,
  browser,
}) => {
  test.slow()
  const keyword = ownKeyword()
  const person = await addPerson({ name: '노가온', hashtags: [keyword], hopeSalary: 6_500 })
  const { email, company } = await addRecruiter()
  const console = await openConsole(browser, email, '/candidates')
  const neverBefore = async () => {
    const shown = await texts(console)
    for (const secret of [person.name, person.phone, written(person.phone)])
      expect(shown).not.toContain(secret)
  }

  await findAndOpen(console, keyword)
  await neverBefore()
  await compose(console)
  await expect(panel(console, '어택 보내기')).toContainText('23.6~36.0% 올라요')
  await panel(console, '어택 보내기').getByRole('button', { name: '미리보기' }).click()
  const preview = console.getByRole('dialog', { name: '후보자에게 이렇게 보여요' })
  await expect(preview).toContainText('6,300~6,800만 원')
  await expect(preview).toContainText('한이레')
  await preview.getByRole('button', { name: '어택 보내기' }).click()
  await expect(sentToast(console)).toBeVisible()
  await expect(panel(console, '프로필')).toContainText('이 후보자에게 보낸 제안이 아직 열려 있어요')
  await expect(console.getByText('1 / 50')).toBeVisible()

  await signInAs(page, person)
  await page.goto('/my/attack')
  await expect(page.getByText(company)).toHaveCount(0)
  const offerId = await deliver(person)
  await page.goto('/my')
  await expect(page.locator(`a[href="/my/result/${offerId}"]`)).toContainText(company)
  await page.goto('/my/attack')
  await expect(page.getByText(company).first()).toBeVisible()

  await console.getByRole('link', { name: /보낸 어택/ }).click()
  const sent = console.getByRole('list', { name: '보낸 어택' }).getByRole('listitem')
  await expect(sent).toHaveCount(1)
  await expect(sent).toContainText('6,300~6,800만 원')
  await neverBefore()

  await page.goto(`/my/result/${offerId}`)
  await page.getByRole('button', { name: '커피챗 할래요' }).click()
  await expect(page).toHaveURL(/\/my\/result\/like\//)

  await console.goto('/console/offers?status=matched')
  await expect(sent).toContainText(person.name)
  await expect(sent).toContainText(written(person.phone))
  await sent.getByRole('link', { name: '커피챗 보기' }).click()
  await expect(console.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect(console.getByRole('region', { name: '연락처와 자료' })).toContainText(written(person.phone))
  await console.context().close()
})

test('[TRUST-4] [OFR-11] times and questions go to the candidate and come back', async ({
  page,
  browser,
}) => {
  test.slow()
  const keyword = ownKeyword()
  const person = await addPerson({ hashtags: [keyword] })
  const { email } = await addRecruiter()
  const console = await openConsole(browser, email, '/candidates')
  await findAndOpen(console, keyword)
  await compose(console)
  await panel(console, '어택 보내기').getByRole('button', { name: '어택 보내기' }).click()
  await expect(sentToast(console)).toBeVisible()
  const offerId = await deliver(person)
  await signInAs(page, person)
  await page.goto(`/my/result/${offerId}`)
  await page.getByRole('button', { name: '커피챗 할래요' }).click()
  await expect(page).toHaveURL(/\/my\/result\/like\//)

  await console.goto('/console/coffeechats')
  await console.getByRole('list', { name: '커피챗' }).getByRole('link').click()
  await console.getByRole('button', { name: '시간 제안하기' }).click()
  await console.getByRole('button', { name: '14:00', exact: true }).click()
  await console.getByRole('button', { name: '15:30', exact: true }).click()
  await console.getByRole('button', { name: '시간 2개 제안하기' }).click()
  await expect(console.getByRole('list', { name: '우리가 제안한 시간' }).getByRole('listitem')).toHaveCount(2)
  await console.getByRole('button', { name: /질문 바꾸기|질문하기/ }).click()
  await console.getByLabel('질문 1').fill('가장 아끼는 화면은 무엇인가요?')
  await console.getByRole('button', { name: '질문 보내기' }).click()
  await expect(console.getByText('질문을 보냈어요')).toBeVisible()

  await page.reload()
  await expect(page.getByText('가장 아끼는 화면은 무엇인가요?')).toBeVisible()
  await expect(page.getByText(/오후 2:00/).first()).toBeVisible()
  await console.context().close()
})

test.describe('at the desk', () => {
  test.use(DESKTOP)

  test('[TRUST-7] what was sent is taken back from the toast, and from the list', async ({ page }) => {
    const keyword = ownKeyword()
    await addPerson({ hashtags: [keyword] })
    const { email } = await addRecruiter()
    await signInToConsole(page, email)
    await page.goto('/console/candidates')
    await findAndOpen(page, keyword)
    await compose(page)
    await panel(page, '어택 보내기').getByRole('button', { name: '어택 보내기' }).click()
    await expect(sentToast(page)).toBeVisible()
    await page.getByRole('link', { name: '성과' }).click()
    await expect(sentToast(page)).toBeVisible()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(page.getByText('보낸 어택을 되돌렸어요')).toBeVisible()
    await expect(page.getByText('0 / 50')).toBeVisible()

    await page.goto('/console/candidates')
    await findAndOpen(page, keyword)
    await compose(page)
    await panel(page, '어택 보내기').getByRole('button', { name: '어택 보내기' }).click()
    await expect(sentToast(page)).toBeVisible()
    await page.goto('/console/offers')
    const sent = page.getByRole('list', { name: '보낸 어택' }).getByRole('listitem')
    await expect(sent).toContainText('뒤에 후보자에게 전해져요')
    await sent.getByRole('button', { name: '되돌리기' }).click()
    await expect(page.getByText('답을 기다리는 어택이 없어요')).toBeVisible()
  })

  test('[BIZ-4] [TRUST-7] an agent writes for a company; a second offer is refused in its words', async ({
    page,
  }) => {
    const keyword = ownKeyword()
    await addPerson({ hashtags: [keyword] })
    await signInToConsole(page, AGENT_EMAIL)
    await page.goto('/console/candidates')
    for (const attempt of ['first', 'second']) {
      await findAndOpen(page, keyword)
      await compose(page)
      const composer = panel(page, '어택 보내기')
      await composer.getByRole('button', { name: '어택 보내기' }).click()
      await expect(composer).toContainText('어느 회사의 제안인지 골라 주세요')
      await composer.getByLabel('어느 회사의 제안인가요?').fill(COMPANY)
      await composer.getByRole('list', { name: '찾은 회사' }).getByRole('button', { name: COMPANY }).click()
      await composer.getByRole('button', { name: '어택 보내기' }).click()
      if (attempt === 'first') await expect(sentToast(page)).toBeVisible()
    }
    const refused = page.getByRole('alertdialog', { name: '이 후보자에게 보낸 제안이 아직 열려 있어요' })
    await expect(refused).toContainText('답을 받거나 기한이 지나면 다시 보낼 수 있어요.')
    await refused.getByRole('button', { name: '닫기' }).click()
    await expect(panel(page, '어택 보내기').getByLabel('최소 연봉')).toHaveValue('6,300')
  })

  test('[TRUST-7] the same words to everybody are pointed out, and sent all the same', async ({ page }) => {
    const message = '안녕하세요. 저희 팀과 함께 성장할 훌륭한 분을 모시고 있어요. 편하게 답해 주세요.'
    const { email, company } = await addRecruiter()
    for (let sent = 0; sent < 3; sent += 1) await addOffer(await addPerson(), { company, message })
    const person = await addPerson()
    await signInToConsole(page, email)
    await page.goto(`/console/candidates/${person.userId}`)
    await compose(page)
    const composer = panel(page, '어택 보내기')
    const warning = composer.getByText('여러 분께 보낸 글과 비슷해요.')
    await expect(warning).toHaveCount(0)
    await composer.getByLabel('메시지', { exact: true }).fill(message)
    await expect(warning).toBeVisible()
    await composer.getByRole('button', { name: '어택 보내기' }).click()
    await expect(sentToast(page)).toBeVisible()
  })

  test('[BIZ-3] what is missing is said, and a draft survives a reload', async ({ page }) => {
    const keyword = ownKeyword()
    const person = await addPerson({ hashtags: [keyword], incomeDisclosure: 'HIDDEN' })
    const { email } = await addRecruiter()
    await signInToConsole(page, email)
    await page.goto(`/console/candidates/${person.userId}/compose?q=${keyword}`)
    const composer = panel(page, '어택 보내기')
    await expect(composer).toContainText('소득을 공개하지 않은 후보자예요.')
    await composer.getByRole('button', { name: '어택 보내기' }).click()
    await expect(composer).toContainText('제안할 연봉을 입력해 주세요')
    await expect(composer).toContainText('메시지를 입력해 주세요')
    await composer.getByLabel('최소 연봉').fill('2400')
    await composer.getByLabel('최대 연봉').focus()
    await expect(composer).toContainText('2,400만원 이하의 연봉은 입력할 수 없습니다.')
    await expect(composer.getByLabel('최소 연봉')).toHaveValue('')
    await composer.getByLabel('메시지', { exact: true }).fill('안녕하세요. 커피 한 잔 어떠세요?')
    await composer.getByRole('button', { name: '추가' }).click()
    await page.keyboard.type('주 2회 재택')
    await page.keyboard.press('Enter')
    await page.reload()
    await expect(composer.getByLabel('메시지', { exact: true })).toHaveValue(
      '안녕하세요. 커피 한 잔 어떠세요?',
    )
    await expect(composer.getByRole('button', { name: '주 2회 재택 지우기' })).toBeVisible()

    await composer.getByLabel('연봉 없이 메시지만 보내기').check({ force: true })
    await expect(composer.getByLabel('최소 연봉')).toHaveCount(0)
    await composer.getByRole('button', { name: '어택 보내기' }).click()
    await expect(sentToast(page)).toBeVisible()
    await expect(panel(page, '프로필')).toContainText('메시지')
  })
})
