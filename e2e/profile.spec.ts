import { writeFile } from 'node:fs/promises'
import { kstYear } from '@coffeeattack/domain/kst'
import { expect, type Page } from '@playwright/test'
import { service } from './database.ts'
import { DESKTOP, test } from './flow-test.ts'
import { open, written } from './sign-in.ts'
import { addPerson, signInAs } from './world.ts'

/** A profile in the form, in the file store, and on the page for companies (PRO-1, PRO-7, ROUTE-10). */

const PHONE = { width: 390, height: 844 }

const saveButton = (page: Page) => page.getByRole('button', { name: '저장하기' })
const said = (page: Page, text: string) => page.getByText(text, { exact: true })
const email = (page: Page) => page.getByLabel('이메일')
const detail = '(주)모카로지스에서 한 일'
const job = (page: Page) =>
  page.getByRole('article', { name: '(주)모카로지스' }).getByRole('button', { name: /^직무/ })

async function save(page: Page): Promise<void> {
  await saveButton(page).click()
  await expect(said(page, '저장했어요')).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
}

test('[PRO-1] [ROUTE-13] a profile filled in on a desktop is saved, and its link opens it on the phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(page, await addPerson())
  await page.setViewportSize(DESKTOP.viewport)
  await open(page, '/my/profile')
  await page.getByLabel(detail).fill('정산 화면을 다시 그렸어요')
  await page.getByLabel('이력서 링크').fill('https://haram.example/resume')
  await page.getByLabel('GitHub').fill('https://code.example/haram')
  await email(page).fill('haram@example.com')
  await page.getByLabel('키워드 추가').fill('결제화면개편')
  await job(page).click()
  await page.getByLabel('직무 검색').fill('커피감별사')
  await page.getByRole('button', { name: /‘커피감별사’ 그대로 쓰기/ }).click()
  await save(page)
  await expect(page.getByText('여섯 항목 중 네 개를 채웠어요')).toBeAttached()

  await page.getByRole('button', { name: '링크 복사' }).click()
  await expect(said(page, '링크를 복사했어요')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.setViewportSize(PHONE)
  await open(page, link)
  await expect(page).toHaveURL('/my/profile')
  await expect(email(page)).toHaveValue('haram@example.com')
  await expect(page.getByLabel(detail)).toHaveValue('정산 화면을 다시 그렸어요')
  await expect(job(page)).toContainText('커피감별사')
  await expect(saveButton(page)).toBeDisabled()
})

test('[PRO-4] [OFR-13] [ROUTE-10] companies see the profile, but nothing that identifies the person', async ({
  page,
}) => {
  const { secrets } = await service()
  const person = await addPerson({
    name: '도라온',
    emailSealed: secrets.seal('raon@example.com', 'users.email_sealed'),
    githubUrl: 'https://code.example/raon',
    resumeUrl: 'https://raon.example/resume',
  })
  await signInAs(page, person)
  await open(page, '/my/profile')
  await page.getByRole('button', { name: '한빛식품 경력 숨기기' }).click()
  await page.getByLabel(detail).fill('결제 화면을 다시 만들었어요.')
  await save(page)

  await page.getByRole('button', { name: '기술 고르기' }).click()
  await page.getByLabel('기술 검색').fill('typescript')
  const techniques = page.getByRole('region', { name: '검색 결과' })
  await techniques.getByRole('button', { name: 'TypeScript', exact: true }).click()
  await saveButton(page).click()

  await page.getByRole('button', { name: '학력 추가하기' }).click()
  await page.getByLabel('학교', { exact: true }).fill('서울')
  const schools = page.getByRole('listbox', { name: '학교 검색 결과' }).getByRole('option')
  await schools.filter({ hasNotText: '직접 입력하기' }).first().click()
  await page.getByLabel('전공').fill('컴')
  await page.getByRole('listbox', { name: '전공 검색 결과' }).getByRole('option').first().click()
  await page.getByLabel('학위').selectOption('학사')
  await page.getByLabel('입학').fill('201403')
  await page.getByRole('button', { name: '추가하기' }).click()

  await page.getByRole('button', { name: /^희망 연봉/ }).click()
  await page.getByLabel(`${kstYear(new Date())}년 희망 연봉`).fill('6500')
  await saveButton(page).click()
  await page.getByRole('button', { name: /^관심 회사/ }).click()
  await page.getByRole('list', { name: '관심 회사' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: '1곳 저장하기' }).click()
  await expect(page.getByRole('button', { name: /^관심 회사/ })).not.toContainText('제안받고 싶은 회사')

  const answered = page.waitForResponse(`**/api/users/profile/${person.userId}`)
  await open(page, `/careerdetail/${person.userId}`)
  const summary = page.getByRole('region', { name: '요약' })
  await expect(summary).not.toContainText('30대')
  await expect(summary).toContainText('인증한 소득5,000~5,500만 원')
  await expect(summary).toContainText('희망 연봉6,500만 원')
  await expect(summary).toContainText('이력서 있음')
  const career = page.getByRole('region', { name: '경력' })
  await expect(career).toContainText('모카로지스')
  await expect(career).toContainText('결제 화면을 다시 만들었어요.')
  await expect(page.getByRole('region', { name: '기술과 업무 키워드' })).toContainText('TypeScript')
  await expect(page.getByRole('region', { name: '학력' })).toContainText(/서울.* · 학사/)
  const seen =
    (await page.locator('body').innerText()) + (await (await answered).text()).replaceAll(person.userId, '')
  const secret = ['도라온', '라온', person.phone.slice(3), written(person.phone).slice(4)]
  const links = ['raon@example', 'raon.example', 'code.example']
  const birthday = ['19930412', '1993-04', '1993년', '1993.']
  expect([...secret, ...links, ...birthday, '한빛식품'].filter((word) => seen.includes(word))).toEqual([])
})

test.describe('files', () => {
  const MEGABYTE = 1024 * 1024
  type Files = { items: { type: string; name: string; size: number; url: string }[] }

  /** A valid PDF of that size. */
  function pdf(bytes: number): Buffer {
    const [head, tail] = ['%PDF-1.7\n', '\nstartxref\n0\n%%EOF\n']
    return Buffer.from(head + ' '.repeat(bytes - head.length - tail.length) + tail)
  }

  const files = (page: Page) =>
    page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
      const answer = await fetch('/api/inbound/user/files', { headers })
      return ((await answer.json()) as Files).items
    })

  test('[PRO-7] an interrupted upload succeeds when the network is back; the file is saved, read and deleted', async ({
    page,
  }) => {
    await signInAs(page, await addPerson())
    await open(page, '/my/profile')
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    const throttle = (bytesPerSecond: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: bytesPerSecond === 0,
        latency: 0,
        downloadThroughput: bytesPerSecond || -1,
        uploadThroughput: bytesPerSecond || -1,
      })

    await throttle(300_000)
    const bytes = pdf(3 * MEGABYTE)
    const file = test.info().outputPath('윤하람_이력서.pdf')
    await writeFile(file, bytes)
    await page.getByLabel(/^이력서 파일 올리기/).setInputFiles(file)
    const bar = page.getByRole('progressbar', { name: '윤하람_이력서.pdf 올리기' })
    await expect.poll(() => bar.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0)
    await throttle(0)
    await expect(said(page, '연결이 끊겨 다 올리지 못했어요')).toBeVisible()
    await expect(saveButton(page)).toBeDisabled()
    await throttle(100_000_000)
    await expect(said(page, '3.0MB')).toBeVisible()
    expect(await files(page)).toEqual([])
    await save(page)

    const [stored] = await files(page)
    expect(stored).toMatchObject({ type: 'resume', name: '윤하람_이력서.pdf', size: 3 * MEGABYTE })
    const read = await page.request.get(stored!.url)
    expect(bytes.equals(await read.body())).toBe(true)

    await page.reload()
    await page.getByRole('button', { name: '윤하람_이력서.pdf 지우기' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click()
    await save(page)
    expect(await files(page)).toEqual([])
  })
})
