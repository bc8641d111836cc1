import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { anonymousProfile } from '../../testing/samples/profile.ts'
import { test } from '../../testing/screen-test.tsx'

/** What companies see before a match (ROUTE-10). */

const ID = '00000000-0000-7000-8000-000000000001'
const summary = page.getByRole('region', { name: '요약' })

test('[ROUTE-10] shows the profile as companies read it, and tells what is hidden', async ({ api, open }) => {
  api.answers('GET /users/profile/:id', anonymousProfile())
  await open(`/careerdetail/${ID}`)
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('회사는 내 프로필을이렇게 봐요')
  await expect
    .element(page.getByText('이름, 휴대전화, 이메일, 생년월일, 링크, 파일, 숨긴 경력은 보이지 않아요.'))
    .toBeVisible()
  await expect.element(summary).toMatchTextContent('프론트엔드 개발자')
  await expect.element(summary).toMatchTextContent('경력 5년 2개월 · 재직 중')
  await expect.element(summary).toMatchTextContent('인증한 소득5,000~5,500만 원')
  await expect.element(summary).toMatchTextContent('희망 연봉6,500만 원')
  await expect.element(summary).toMatchTextContent('이력서 있음')
  const career = page.getByRole('region', { name: '경력' })
  await expect.element(career).toMatchTextContent('(주)모카로지스프론트엔드 개발자 · 2021.03 ~ 재직 중')
  await expect.element(career).toMatchTextContent('결제 화면을 다시 만들었어요.')
  await expect
    .element(page.getByRole('region', { name: '기술과 업무 키워드' }))
    .toMatchTextContent('React결제화면개편')
  await expect
    .element(page.getByRole('region', { name: '학력' }))
    .toMatchTextContent('달빛대학교 · 컴퓨터공학과 · 학사')
  await expect.element(page.getByText('커피챗이 정해질 때까지')).not.toBeInTheDocument()
  await expectAccessible()
})

test('[OFR-13] names and contacts in own texts are pills, with a line that tells until when', async ({
  api,
  open,
}) => {
  const [career] = anonymousProfile().careerItems
  api.answers(
    'GET /users/profile/:id',
    anonymousProfile({
      jobSubLabel: '〔이름〕 개발자',
      careerItems: [{ ...career!, job: '〔이름〕', detail: '〔전화번호〕로 연락 주세요.' }],
      techStackItems: ['React', '〔전화번호〕'],
      hashtags: ['결제', '〔전화번호〕'],
      schools: [{ type: 'UNIVERSITY', name: '달빛대학교', major: '〔이메일〕', degree: null }],
    }),
  )
  await open(`/careerdetail/${ID}`)
  await expect.element(page.getByText('연락처와 이름은 커피챗이 정해질 때까지 가려져요')).toBeVisible()
  await expect.element(summary).toMatchTextContent('가려진 이름 개발자')
  const careers = page.getByRole('region', { name: '경력' })
  await expect.element(careers).toMatchTextContent('가려진 이름 · 2021.03')
  await expect.element(careers).toMatchTextContent('가려진 전화번호로 연락 주세요.')
  await expect
    .element(page.getByRole('region', { name: '기술과 업무 키워드' }))
    .toHaveTextContent('기술과 업무 키워드React가려진 전화번호결제')
  await expect
    .element(page.getByRole('region', { name: '학력' }))
    .toMatchTextContent('달빛대학교 · 가려진 이메일')
  await expect.element(page.elementLocator(document.body)).not.toMatchTextContent(/[〔〕]/)
  await expectAccessible()
})

test('[ROUTE-10] an empty profile has no gaps', async ({ api, open }) => {
  api.answers(
    'GET /users/profile/:id',
    anonymousProfile({
      careerItems: [],
      techStackItems: [],
      hashtags: [],
      schools: [],
      income: { kind: 'hidden' },
      hopeSalary: null,
      hasResume: false,
    }),
  )
  await open(`/careerdetail/${ID}`)
  await expect.element(summary).toMatchTextContent('희망 연봉아직 정하지 않았어요')
  await expect.element(summary).not.toMatchTextContent('이력서 있음')
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveLength(1)
})

test.for(['00000000-0000-7000-8000-000000000002', 'nobody'])(
  "[ROUTE-10] somebody else's leads nowhere: %s",
  async (id, { api, open }) => {
    api.refuses('GET /users/profile/:id', 'NOT_FOUND')
    const screen = await open(`/careerdetail/${id}`)
    await expect.element(page.getByRole('heading', { level: 1, name: '찾을 수 없어요' })).toBeVisible()
    expect(screen.address()).toBe(`/careerdetail/${id}`)
  },
)

test('a preview that fails to load can be retried', async ({ api, open }) => {
  api.loses('GET /users/profile/:id')
  await open(`/careerdetail/${ID}`)
  await expect.element(page.getByText('프로필을 불러오지 못했어요')).toBeVisible()
  api.answers('GET /users/profile/:id', anonymousProfile())
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(summary).toMatchTextContent('프론트엔드 개발자')
})

test('[ROUTE-7] without a login it leads to the login, which returns here', async ({ open }) => {
  const screen = await open(`/careerdetail/${ID}`, { as: 'nobody' })
  await expect.poll(screen.address).toBe(`/login?from=%2Fcareerdetail%2F${ID}`)
})
