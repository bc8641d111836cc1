import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inquiries, inquiry, visitor } from '../../testing/samples/desk.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { NOON } from '../../testing/samples/times.ts'
import { zeroCounts, people, test } from '../../testing/screen-test.tsx'

/** What people asked (BIZ-4). */

const me = { id: people.agent.id, name: people.agent.name }
const panel = page.getByRole('complementary', { name: '문의' })
const asker = page.getByRole('region', { name: '문의한 사람' })
const answer = page.getByRole('textbox', { name: '답' })
const send = page.getByRole('button', { name: '답 보내기' })

test('[BIZ-4] a member is named by the job; the inquiry is taken and answered', async ({ api, open }) => {
  const asked = inquiry()
  api.answers('GET /console/inquiries', inquiries(asked))
  api.answers('GET /console/inquiries/:id', asked)
  api.answers('POST /console/inquiries/:id/take')
  api.answers('POST /console/inquiries/:id/answer')
  api.answers('GET /console/counts', { ...zeroCounts, inquiries: 1 })
  await open('/inquiries', { as: 'agent' })
  await expect.element(page.getByRole('link', { name: /^문의/ })).toHaveTextContent('문의1건이 답을 기다려요')
  await page.getByRole('link', { name: '다시 연결할 수 있나요?' }).click()
  await expect.element(asker).toMatchTextContent('프론트엔드 개발자 · 5년 2개월')
  await expect.element(asker).toMatchTextContent('석 달 안에')
  await expectAccessible()
  api.answers('GET /console/inquiries/:id', inquiry({ handler: me }))
  await page.getByRole('button', { name: '내가 맡기' }).click()
  await expect.element(panel).toMatchTextContent('내가 맡았어요')
  expect(api.sent('POST /console/inquiries/:id/take').map(({ body }) => body)).toEqual([{ from: null }])

  await expect.element(send).toBeDisabled()
  await answer.fill('회사에 여쭤보고 알려 드릴게요.')
  const done = inquiry({
    handler: me,
    handledAt: NOON,
    answer: '회사에 여쭤보고 알려 드릴게요.',
    delivery: 'ROOM',
  })
  api.answers('GET /console/inquiries/:id', done)
  await send.click()
  await expect.element(toast('답을 보냈어요')).toBeVisible()
  await expect.element(page.getByRole('region', { name: '답' })).toMatchTextContent('대화방으로 보냈어요')
  await expectAccessible()
})

test('[MATCH-5] an objection to suggestions has its term in the list and above its words', async ({
  api,
  open,
  clock,
}) => {
  const asked = inquiry({
    from: '/my/match',
    message: '[추천] 이런 방식의 추천에 반대해요',
    objection: { kind: 'AGAINST', dueOn: '2026-11-20' },
  })
  api.answers('GET /console/inquiries', inquiries(asked))
  api.answers('GET /console/inquiries/:id', asked)
  await open('/inquiries', { as: 'agent' })
  await expect.element(page.getByText('11월 20일 (금)까지 답해요')).toBeVisible()
  await page.getByRole('link', { name: asked.message }).click()
  await expect
    .element(panel)
    .toMatchTextContent('이런 방식의 추천에 반대해요11월 20일 (금)까지 답하기로 했어요.')
  await expect.element(panel).toMatchTextContent('이분의 추천은 이미 꺼졌어요.')
  await expectAccessible()
  clock.day('2026-11-21')
  await open('/inquiries', { as: 'agent' })
  await expect.element(page.getByText('11월 20일 (금)까지 답했어야 해요')).toBeVisible()
})

test('[BIZ-4] a colleague’s faster answer is shown', async ({ api, open }) => {
  api.answers('GET /console/inquiries', inquiries(inquiry()))
  api.answers('GET /console/inquiries/:id', inquiry())
  api.refuses('POST /console/inquiries/:id/answer', 'CONFLICT')
  await open(`/inquiries/${inquiry().id}`, { as: 'agent' })
  await answer.fill('네, 참여할 수 있어요.')
  api.answers('GET /console/inquiries/:id', inquiry({ handler: { id: sampleId(902), name: '민서래' } }))
  await send.click()
  const told = page.getByRole('alertdialog', { name: '그사이 내용이 바뀌었어요' })
  await told.getByRole('button', { name: '새로 불러오기' }).click()
  await expect.element(panel).toMatchTextContent('민서래 님이 맡아서 답을 준비하고 있어요.')
  await expect.element(answer).not.toBeInTheDocument()
})

test('[BIZ-4] a visitor is answered at the contact; without one the inquiry can only be closed', async ({
  api,
  open,
}) => {
  const reachable = inquiry({ ...visitor('visitor@mail.example'), message: '참여할 수 있나요?' })
  const silent = inquiry({ id: sampleId(502), ...visitor(null), message: '연락처가 없는 문의예요' })
  api.answers('GET /console/inquiries', ({ query }) =>
    query.status === 'handled'
      ? inquiries({ ...silent, handler: me, handledAt: NOON })
      : inquiries(reachable, silent),
  )
  api.answers('GET /console/inquiries/:id', reachable)
  api.answers('POST /console/inquiries/:id/close')
  await open(`/inquiries/${reachable.id}`, { as: 'agent' })
  await expect.element(asker).toMatchTextContent('방문자visitor@mail.example')
  await expect.element(panel).toMatchTextContent('visitor@mail.example에 보내요.')

  api.answers('GET /console/inquiries/:id', silent)
  await page.getByRole('link', { name: '연락처가 없는 문의예요' }).click()
  await expect.element(page.getByText('연락처를 남기지 않은 방문자라 답을 보낼 곳이 없어요.')).toBeVisible()
  api.answers('GET /console/inquiries/:id', { ...silent, handler: me, handledAt: NOON })
  await page.getByRole('button', { name: '답 없이 마치기' }).click()
  await expect.element(page.getByText('답 없이 마쳤어요.')).toBeVisible()
  await page.getByRole('link', { name: '마쳤어요' }).click()
  await expect.element(page.getByRole('link', { name: '연락처가 없는 문의예요' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '참여할 수 있나요?' })).not.toBeInTheDocument()
})

test('[BIZ-4] an admin answers companies alone, with the saved replies at hand', async ({ api, open }) => {
  const asked = inquiry({
    from: '/console/settings',
    message: '정산서의 메일 주소를 바꾸고 싶어요',
    ...visitor('haneul@noeulcloud.example'),
    recruiter: { name: '서하늘', company: '노을클라우드' },
  })
  const prospect = inquiry({
    id: sampleId(503),
    from: '/business',
    message: '언제부터 쓸 수 있나요?',
    ...visitor('hr@saebyeok.example'),
  })
  api.answers('GET /console/company-inquiries', inquiries(asked, prospect))
  api.answers('GET /console/company-inquiries/:id', asked)
  api.answers('GET /console/replies', { items: [] })
  api.answers('POST /console/company-inquiries/:id/answer')
  api.answers('GET /console/counts', { ...zeroCounts, companyInquiries: 2 })
  await open('/company-inquiries', { as: 'admin' })
  await expect
    .element(page.getByRole('link', { name: /^회사 문의/ }))
    .toHaveTextContent('회사 문의2건이 답을 기다려요')
  await expect.element(page.getByRole('link', { name: /^문의/ })).not.toBeInTheDocument()
  const rows = page.getByRole('list', { name: '회사 문의' }).getByRole('listitem')
  await expect.element(rows.last()).toMatchTextContent('도입도입을 묻는 회사')
  await page.getByRole('link', { name: '정산서의 메일 주소를 바꾸고 싶어요' }).click()
  await expect.element(asker).toMatchTextContent('노을클라우드 · 서하늘haneul@noeulcloud.example')

  await page.getByRole('button', { name: '자주 쓰는 답' }).click()
  const menu = page.getByRole('region', { name: '자주 쓰는 답' })
  await expect.element(menu).toMatchTextContent('아직 만든 답이 없어요')
  await expectAccessible()
  await menu.getByRole('link', { name: '첫 답 만들기' }).click()
  const replies = page.getByRole('complementary', { name: '자주 쓰는 답' })
  await expect.element(replies).toBeVisible()
  const reply = { id: sampleId(551), title: '접수 안내', message: '확인하고 오늘 안에 알려 드릴게요.' }
  api.answers('POST /console/replies', reply)
  api.answers('GET /console/replies', { items: [reply] })
  await replies.getByRole('button', { name: '새 답 만들기' }).click()
  await replies.getByLabelText('이름').fill('접수 안내')
  await replies.getByLabelText('내용').fill('확인하고 오늘 안에 알려 드릴게요.')
  await replies.getByRole('button', { name: '저장하기' }).click()
  await replies.getByRole('link', { name: '닫기' }).click()
  await answer.fill('/접수')
  await expect.element(menu).toMatchTextContent('접수 안내')
  await userEvent.keyboard('{Enter}')
  await expect.element(answer).toHaveValue('확인하고 오늘 안에 알려 드릴게요.')
  await send.click()
  await expect.element(toast('답을 보냈어요')).toBeVisible()
  expect(api.sent('POST /console/company-inquiries/:id/answer').map(({ body }) => body)).toEqual([
    { message: '확인하고 오늘 안에 알려 드릴게요.' },
  ])
})
