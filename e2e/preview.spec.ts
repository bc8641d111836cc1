import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { service } from './database.ts'
import { open } from './sign-in.ts'
import { addPerson, signInAs } from './world.ts'

/** What companies see of a person before a match (ROUTE-10, PRO-4, OFR-13). */

const CAREER = [
  {
    company: '(주)모카로지스',
    startedOn: '2021-03-02',
    endedOn: null,
    detail: '결제 화면을 다시 만들었어요.',
  },
  { company: '솔잎웹', startedOn: '2018-07-02', endedOn: '2021-02-26', hidden: true },
]

async function addShownPerson() {
  const { secrets } = await service()
  return addPerson({
    name: '도라온',
    emailSealed: secrets.seal('raon@example.com', 'users.email_sealed'),
    githubUrl: 'https://code.example/raon',
    resumeUrl: 'https://raon.example/resume',
    techStack: ['React'],
    hashtags: ['결제화면개편'],
    hopeSalary: 6_500,
    career: CAREER,
  })
}

test('[ROUTE-10] shows the profile as companies read it, and says what is not shown', async ({ page }) => {
  const person = await addShownPerson()
  await signInAs(page, person)
  await open(page, `/careerdetail/${person.userId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('회사는 내 프로필을이렇게 봐요')
  await expect(
    page.getByText('이름, 휴대전화, 이메일, 생년월일, 링크, 파일, 숨긴 경력은 보이지 않아요.'),
  ).toBeVisible()
  const summary = page.getByRole('region', { name: '요약' })
  await expect(summary).toContainText('프론트엔드 개발자')
  await expect(summary).toContainText('30대 초반')
  await expect(summary).toContainText('인증한 소득5,000~5,500만 원')
  await expect(summary).toContainText('희망 연봉6,500만 원')
  await expect(summary).toContainText('이력서 있음')
  await expect(page.getByRole('region', { name: '경력' })).toContainText('결제 화면을 다시 만들었어요.')
  await expect(page.getByRole('region', { name: '기술과 업무 키워드' })).toContainText('결제화면개편')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('[PRO-4] [OFR-13] neither name, phone, e-mail, birthday, links nor a hidden career are anywhere in it', async ({
  page,
}) => {
  const person = await addShownPerson()
  await signInAs(page, person)
  const answered = page.waitForResponse((response) => response.url().includes('/api/users/profile/'))
  await open(page, `/careerdetail/${person.userId}`)
  await expect(page.getByRole('region', { name: '경력' })).toContainText('모카로지스')
  const secret = [
    '도라온',
    '라온',
    person.phone,
    person.phone.slice(-4),
    'raon',
    '1993',
    '솔잎웹',
    'code.example',
  ]
  const seen =
    (await page.locator('body').innerText()) + (await (await answered).text()).replaceAll(person.userId, '')
  expect(secret.filter((word) => seen.includes(word))).toEqual([])
})

test("[ROUTE-10] somebody else's leads nowhere", async ({ page }) => {
  const other = await addPerson()
  await signInAs(page, await addPerson())
  await open(page, `/careerdetail/${other.userId}`)
  await expect(page.getByRole('heading', { level: 1, name: '찾을 수 없어요' })).toBeVisible()
  await expect(page.getByText('모카로지스')).toHaveCount(0)
  await open(page, '/careerdetail/nobody')
  await expect(page.getByRole('heading', { level: 1, name: '찾을 수 없어요' })).toBeVisible()
})

test('[ROUTE-7] without a login it leads to one, and comes back', async ({ page }) => {
  await page.goto('/careerdetail/0199f0aa-0000-7000-8000-000000000000')
  await expect(page).toHaveURL('/login?from=%2Fcareerdetail%2F0199f0aa-0000-7000-8000-000000000000')
})
