import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { candidateRow, found, openedProfile } from '../testing/samples/candidates.ts'
import { test } from '../testing/screen-test.tsx'

/** Masked names and contacts in a person's own texts (OFR-13). */

const masked = {
  jobSubLabel: '〔이름〕 개발자',
  techStackItems: ['React', '〔전화번호〕'],
  hashtags: ['결제', '〔전화번호〕', '〔링크〕개발'],
}
const profile = page.getByRole('complementary', { name: '프로필' })
const rows = page.getByRole('table', { name: '후보자 목록' })
const body = page.elementLocator(document.body)

test('[OFR-13] a search row masks names, and a search never marks a placeholder', async ({ api, open }) => {
  const why = [
    { kind: 'keyword', text: '〔링크〕개발', mark: { from: 4, to: 6 } },
    { kind: 'otherJob', name: '〔이름〕 개발자', asked: '웹개발' },
  ] satisfies ReturnType<typeof candidateRow>['why']
  const read = {
    kind: 'terms' as const,
    text: '전화번호',
    terms: [{ kind: 'word' as const, name: '전화번호' }],
    isNot: false,
    repairedTo: null,
    raw: '전화번호',
  }
  api.answers('GET /console/candidates', { ...found(candidateRow({ ...masked, why })), read: [read] })
  await open(`/candidates?q=${encodeURIComponent('전화번호')}`)
  await expect.element(rows).toMatchTextContent('가려진 이름 개발자')
  await expect.element(rows).toMatchTextContent('#결제가려진 전화번호#가려진 링크개발#React')
  await expect.element(rows).toMatchTextContent('업무 키워드에 ‘가려진 링크개발’ · 가려진 이름 개발자도')
  expect(
    rows
      .getByRole('mark')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['개발', '웹개발'])
  await expect
    .element(page.getByRole('checkbox', { name: '가려진 이름 개발자 5년 2개월 비교에 넣기' }))
    .toBeInTheDocument()
  await expect.element(body).not.toMatchTextContent(/[〔〕]/)
  await expectAccessible()
})

test('[OFR-13] a profile masks names in careers, schools and keywords', async ({ api, open }) => {
  api.answers('GET /console/candidates', found())
  api.answers(
    'GET /console/candidates/:id',
    openedProfile({
      ...masked,
      careerItems: [
        {
          company: '모카로지스',
          job: '개발자 〔이름〕',
          start: '2021-03',
          end: null,
          detail: '결제 화면을 만들었어요.\n〔전화번호〕나 〔메신저 아이디〕로 연락 주세요.',
        },
      ],
      schools: [
        { type: 'UNIVERSITY', name: '한들대학교', major: '컴퓨터공학 〔이메일〕', degree: 'BACHELOR' },
      ],
    }),
  )
  await open(`/candidates/${openedProfile().profile.id}`)
  await expect.element(profile).toMatchTextContent('가려진 이름 개발자 · 5년 2개월')
  await expect.element(profile).toMatchTextContent('개발자 가려진 이름 · 2021.03')
  await expect.element(profile).toMatchTextContent('가려진 전화번호나 가려진 메신저 아이디로 연락 주세요.')
  await expect.element(profile).toMatchTextContent('컴퓨터공학 가려진 이메일 · 학사')
  const keywords = profile.getByRole('region', { name: '업무 키워드' }).getByRole('listitem')
  await expect.element(keywords.nth(1)).toHaveTextContent('가려진 전화번호')
  await expect.element(keywords.nth(2)).toHaveTextContent('#가려진 링크개발')
  await expect.element(body).not.toMatchTextContent(/[〔〕]/)
  await expect.poll(() => document.title).toMatch(/^가려진 이름 개발자 5년 2개월/)
  await expectAccessible()
})
