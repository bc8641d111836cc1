import { expect, type Page } from '@playwright/test'
import {
  type Carrier,
  chooseCertificate,
  confirmOnPhone,
  doneButton,
  fillPerson,
  requestNotice,
} from './registration-steps.ts'
import { test } from './sign-in.ts'

/** Every refusal of a verification, as the sandbox's phones bring it about (VER-11, VER-12). */

type Told = { title: string; body: string; button: string }

async function readAndPress(page: Page, { title, body, button }: Told): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title })
  await expect(dialog).toContainText(body, { timeout: 20_000 })
  await expect(dialog.getByRole('button')).toHaveCount(1)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

const isOnForm = async (page: Page) => {
  await expect(page).toHaveURL(encodeURI('/submit/개발/백엔드 개발자'))
  await expect(page.getByLabel('이름')).toHaveValue('한지우')
}

const refusedAtOnce: [last: string, status: number, told: Told, carrier?: Carrier][] = [
  [
    '0421',
    400,
    {
      title: '입력 정보가 잘못되었습니다.',
      body: '이름, 생년월일, 휴대전화 번호를 확인하고 다시 요청해 주세요.',
      button: '입력 내용 고치기',
    },
  ],
  [
    '0412',
    412,
    {
      title: '오늘 요청할 수 있는 횟수를 넘었어요',
      body: '하루에 요청할 수 있는 횟수가 정해져 있어요. 내일 다시 시도해 주세요.',
      button: '닫기',
    },
  ],
  [
    '0500',
    418,
    {
      title: '요청을 완료하지 못했습니다.',
      body: '인증을 처음부터 다시 요청해 주세요.',
      button: '다시 요청하기',
    },
  ],
  [
    '0419',
    419,
    {
      title: '지금은 서비스 점검 중입니다.',
      body: '내일 오전 10시 이후에 다시 시도해 주세요.',
      button: '닫기',
    },
  ],
]

for (const [last, status, told] of refusedAtOnce) {
  test(`[VER-11] ${status} while requesting: ${told.title}`, async ({ page }) => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/v3/users/verify'))
    await fillPerson(page, { phone: `0100000${last}` })
    await chooseCertificate(page)
    expect((await answer).status()).toBe(status)
    await readAndPress(page, told)
    await isOnForm(page)
  })
}

test('[VER-11] 420 while requesting is worded for the app that was chosen', async ({ page }) => {
  await fillPerson(page, { phone: '01000000420' })
  await chooseCertificate(page)
  await readAndPress(page, {
    title: '카카오톡 인증서가 발급되지 않았습니다.',
    body: '카카오톡 지갑에서 인증서를 발급한 뒤 다시 요청해 주세요.',
    button: '닫기',
  })
  await isOnForm(page)
  await page.getByRole('button', { name: '다음' }).click()
  await chooseCertificate(page, 'KT')
  await readAndPress(page, {
    title: 'PASS 인증서가 발급되지 않았습니다.',
    body: '통신사 PASS 앱에서 인증서를 발급한 뒤 다시 요청해 주세요.',
    button: '닫기',
  })
  await isOnForm(page)
})

const refusedAfterwards: [last: string, status: number, told: Told][] = [
  [
    '0403',
    403,
    {
      title: '소득 정보를 불러오지 못했어요',
      body: '이전 화면에서 인증을 다시 해 주세요.',
      button: '다시 시도하기',
    },
  ],
  [
    '0410',
    410,
    {
      title: '인증 시간이 지났어요',
      body: '인증은 5분 안에 마쳐야 해요. 아래 버튼을 눌러 다시 요청해 주세요.',
      button: '다시 요청하기',
    },
  ],
  [
    '0418',
    418,
    {
      title: '요청을 완료하지 못했습니다.',
      body: '인증을 처음부터 다시 요청해 주세요.',
      button: '다시 요청하기',
    },
  ],
]

for (const [last, status, told] of refusedAfterwards) {
  test(`[VER-11] [VER-5] ${status} after the press: the overlay closes, ${told.title}`, async ({ page }) => {
    const phone = `0100000${last}`
    await requestNotice(page, { phone })
    await confirmOnPhone(page, phone)
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/v3/users/submit'))
    await doneButton(page).click()
    expect((await answer).status()).toBe(status)
    await readAndPress(page, told)
    await expect(page.getByText('지금 나가면 처음부터 다시 분석해야 해요')).toBeHidden()
    await isOnForm(page)
  })
}

test('[VER-12] pressing before the phone: 409 just closes, so does the second, the third is 403 and goes back', async ({
  page,
}) => {
  const phone = '01000000409'
  await requestNotice(page, { phone })
  await doneButton(page).click()
  await readAndPress(page, {
    title: '아직 소득을 확인하지 못했어요',
    body: '카카오톡이나 PASS 앱에서 인증을 마친 뒤 다시 눌러 주세요.',
    button: '닫기',
  })
  await expect(page).toHaveURL(/\/pending\?type=kakao$/)
  await doneButton(page).click()
  await readAndPress(page, {
    title: '아직 인증이 끝나지 않았어요',
    body: '앱에서 인증을 마친 뒤 눌러 주세요. 인증하지 않고 한 번 더 누르면 처음부터 다시 요청해야 해요.',
    button: '인증하러 가기',
  })
  await expect(page).toHaveURL(/\/pending\?type=kakao$/)
  await doneButton(page).click()
  await readAndPress(page, {
    title: '소득 정보를 불러오지 못했어요',
    body: '이전 화면에서 인증을 다시 해 주세요.',
    button: '다시 시도하기',
  })
  await isOnForm(page)
})

for (const last of ['0422', '0423']) {
  test(`[VER-12] 422 on submit (…${last}) opens the no-career page, with no dialog before it`, async ({
    page,
  }) => {
    const phone = `0100000${last}`
    await requestNotice(page, { phone })
    await confirmOnPhone(page, phone)
    await doneButton(page).click()
    await expect(page).toHaveURL('/submit_kakao/nocareer', { timeout: 20_000 })
    await expect(page.getByRole('heading', { name: '확인할 수 있는 경력을 찾지 못했어요' })).toBeVisible()
    await expect(page.getByText('재직 이력을 확인할 수 있는 분만 참여할 수 있어요.')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.getByRole('link', { name: '첫 화면으로 가기' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('[VER-13] the sixth request of a day is told that tomorrow is another one', async ({ page, phone }) => {
  await requestNotice(page, { phone })
  for (let request = 2; request <= 6; request += 1) {
    await page.goBack()
    await page.getByRole('checkbox', { name: '개인정보 수집과 이용에 동의해요' }).check()
    await page.getByRole('button', { name: '다음' }).click()
    await chooseCertificate(page)
    if (request < 6) await expect(page).toHaveURL(/pending/)
  }
  await readAndPress(page, {
    title: '오늘 요청할 수 있는 횟수를 넘었어요',
    body: '하루에 요청할 수 있는 횟수가 정해져 있어요. 내일 다시 시도해 주세요.',
    button: '닫기',
  })
})

test('[VER-11] a failure that nobody foresaw is told and may be tried again', async ({ page, phone }) => {
  await fillPerson(page, { phone })
  await page.route('**/api/users/exist*', (route) => route.fulfill({ status: 500, body: 'oops' }), {
    times: 1,
  })
  await chooseCertificate(page)
  await readAndPress(page, {
    title: '요청을 완료하지 못했습니다.',
    body: '잠시 뒤 다시 시도해 주세요.',
    button: '닫기',
  })
  await isOnForm(page)
})
