import { expect, type Page, test } from '@playwright/test'
import { breakCall, expectNoBarriers, giveUp, openSettings, toast } from './account.ts'
import { addPerson, signInAs } from './world.ts'

/** The settings' first page: whether companies see the profile, and the way to every other setting. */

const card = (page: Page) => page.getByRole('region', { name: '어택 받기' })
const lastDay = new Date('2099-03-31T23:59:59.999+09:00')

async function asPerson(page: Page, given: Parameters<typeof addPerson>[0] = {}) {
  const person = await addPerson({ attackEndsAt: lastDay, ...given })
  await signInAs(page, person)
  await openSettings(page)
  return person
}

async function askToStop(page: Page) {
  await card(page).getByRole('button', { name: '잠시 쉬기' }).click()
  const dialog = page.getByRole('dialog', { name: '어택을 잠시 쉴까요?' })
  await expect(dialog).toContainText('회사에 프로필이 보이지 않게 돼요. 이미 받은 어택은 그대로 남아요.')
  return dialog
}

test.describe('[PRO-13] hiding the profile', () => {
  test('asks first, then hides it', async ({ page }) => {
    await asPerson(page)
    await expect(card(page)).toContainText('어택을 받고 있어요')
    await expect(card(page)).toContainText('2099년 3월 31일까지 회사가 내 프로필을 볼 수 있어요.')
    const dialog = await askToStop(page)
    await dialog.getByRole('button', { name: '계속 받기' }).click()
    await expect(dialog).toBeHidden()
    await expect(card(page)).toContainText('어택을 받고 있어요')

    await (await askToStop(page)).getByRole('button', { name: '잠시 쉬기' }).click()
    await expect(toast(page, '어택을 쉬고 있어요')).toBeVisible()
    await expect(card(page)).toContainText('어택을 쉬고 있어요')
    await expect(card(page)).toContainText(
      '회사에 프로필이 보이지 않아요. 이미 받은 어택은 그대로 남아 있어요.',
    )
    await page.reload()
    await expect(card(page)).toContainText('어택을 쉬고 있어요')
  })

  test('that another tab hid already is told so', async ({ page, context }) => {
    await asPerson(page)
    const other = await context.newPage()
    await openSettings(other)
    await expect(card(other)).toContainText('어택을 받고 있어요')
    await (await askToStop(page)).getByRole('button', { name: '잠시 쉬기' }).click()
    await expect(card(page)).toContainText('어택을 쉬고 있어요')

    await (await askToStop(other)).getByRole('button', { name: '잠시 쉬기' }).click()
    await expect(toast(other, '이미 어택을 받고있지 않아요.')).toBeVisible()
    await expect(card(other)).toContainText('어택을 쉬고 있어요')
  })

  test('that fails says so and changes nothing', async ({ page }) => {
    await asPerson(page)
    await breakCall(page, 'PATCH', '/v2/users/stop')
    await (await askToStop(page)).getByRole('button', { name: '잠시 쉬기' }).click()
    await expect(toast(page, '다시 시도해 주세요')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(card(page)).toContainText('어택을 받고 있어요')
  })
})

test.describe('[PRO-13] showing it again', () => {
  test('says until when, and that companies see it now', async ({ page }) => {
    await asPerson(page, { isActive: false })
    await card(page).getByRole('button', { name: '다시 받기' }).click()
    const sheet = page.getByRole('dialog', { name: '어택을 다시 받을까요?' })
    await expect(sheet).toContainText('회사에 프로필이 다시 보여요.')
    await expect(sheet.getByRole('link', { name: '커리어를 새로 인증하고 다시 받기' })).toHaveAttribute(
      'href',
      '/my/retry',
    )
    await sheet.getByRole('button', { name: '2099년 6월 30일까지 받기' }).click()
    await expect(toast(page, '이제 회사에 프로필이 보여요')).toBeVisible()
    await expect(card(page)).toContainText('2099년 6월 30일까지 회사가 내 프로필을 볼 수 있어요.')
  })

  test('is offered when the period ran out', async ({ page }) => {
    await asPerson(page, { attackEndsAt: new Date('2026-01-31T23:59:59.999+09:00') })
    await expect(card(page)).toContainText('어택 기간이 끝났어요')
    await card(page).getByRole('button', { name: '다시 받기' }).click()
    await page.getByRole('button', { name: /까지 받기$/ }).click()
    await expect(toast(page, '이제 회사에 프로필이 보여요')).toBeVisible()
    await expect(card(page)).toContainText('어택을 받고 있어요')
  })
})

test.describe('[PRO-13] more months', () => {
  test('from one to twelve, with the day that makes', async ({ page }) => {
    await asPerson(page)
    await card(page).getByRole('button', { name: '기간 늘리기' }).click()
    const sheet = page.getByRole('dialog', { name: '어택을 얼마나 더 받을까요?' })
    const more = sheet.getByRole('button', { name: '한 달 늘리기' })
    const fewer = sheet.getByRole('button', { name: '한 달 줄이기' })
    await expect(sheet).toContainText('3개월')
    await expect(sheet).toContainText('2099년 3월 31일 → 2099년 6월 30일')
    for (let month = 3; month < 12; month += 1) await more.click()
    await expect(sheet).toContainText('12개월')
    await expect(more).toBeDisabled()
    for (let month = 12; month > 1; month -= 1) await fewer.click()
    await expect(fewer).toBeDisabled()
    await sheet.getByRole('button', { name: '2099년 4월 30일까지 받기' }).click()
    await expect(toast(page, '2099년 4월 30일까지 어택을 받아요')).toBeVisible()
    await expect(sheet).toBeHidden()
    await expect(card(page)).toContainText('2099년 4월 30일까지 회사가 내 프로필을 볼 수 있어요.')
  })

  test('that cannot be saved leave the sheet open', async ({ page }) => {
    await asPerson(page)
    const call = await breakCall(page, 'PATCH', '/v2/users/attack')
    await card(page).getByRole('button', { name: '기간 늘리기' }).click()
    const save = page.getByRole('button', { name: '2099년 6월 30일까지 받기' })
    await save.click()
    await giveUp(page)
    await expect(save).toBeVisible()
    await call.heal()
    await save.click()
    await expect(toast(page, '2099년 6월 30일까지 어택을 받아요')).toBeVisible()
  })
})

test('[PRO-13] who is not certified is led to the verification', async ({ page }) => {
  await asPerson(page, { certifiedAt: null, isActive: false, attackEndsAt: null, income: null, career: [] })
  await expect(card(page)).toContainText('아직 어택을 받을 수 없어요')
  await expect(card(page)).toContainText('커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.')
  await expect(card(page).getByRole('link', { name: '커리어 인증하기' })).toHaveAttribute('href', '/submit')
})

test('a state that does not load can be asked for again, and the rest of the page works', async ({
  page,
}) => {
  const person = await addPerson()
  await signInAs(page, person)
  const call = await breakCall(page, 'GET', '/v3/users/my')
  await openSettings(page)
  await expect(card(page)).toContainText('어택 상태를 불러오지 못했어요')
  await expect(page.getByRole('button', { name: '로그아웃', exact: true })).toBeVisible()
  await call.heal()
  await card(page).getByRole('button', { name: '어택 상태 다시 불러오기' }).click()
  await expect(card(page)).toContainText('어택을 받고 있어요')
})

test('every setting has its page, and the way back', async ({ page }) => {
  await asPerson(page)
  for (const [link, title] of [
    ['소득 공개', '내 소득을 회사에 얼마나 보여줄까요?'],
    ['숨길 회사', '어떤 회사에 프로필을 숨길까요?'],
    ['내 프로필을 본 회사', '내 프로필을 본 회사'],
    ['알림', '알림'],
    ['동의 내역', '동의 내역'],
    ['내 정보 내려받기', '내 정보를 한 파일로 받아요'],
    ['탈퇴하기', '떠나기 전에 확인해 주세요'],
  ] as const) {
    await page.getByRole('link', { name: new RegExp(`^${link}`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: '뒤로' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '설정' })).toBeVisible()
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in anyone’s way, ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    await asPerson(page)
    await expect(card(page)).toContainText('어택을 받고 있어요')
    await expectNoBarriers(page)
    for (const part of ['income', 'companies', 'views', 'notifications', 'consents', 'export', 'withdraw']) {
      await openSettings(page, part)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectNoBarriers(page)
    }
  })
}
