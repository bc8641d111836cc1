import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { CANDIDATE } from '../testing/samples/candidates.ts'
import { applications, moreRequest, surveys } from '../testing/samples/desk.ts'
import { sampleId } from '../testing/samples/ids.ts'
import { people, test } from '../testing/screen-test.tsx'

/** The desk of the agents (BIZ-4, MSG-3). */

const wishes = (...items: ReturnType<typeof moreRequest>[]) => ({
  items,
  openCount: items.length,
  nextCursor: null,
})

test('[BIZ-4] [MSG-3] a wish for more offers is taken, asked by a survey, and finished', async ({
  api,
  open,
}) => {
  api.answers('GET /console/more-requests', wishes(moreRequest()))
  api.answers('POST /console/more-requests/:id/take')
  api.answers('POST /console/more-requests/:id/done')
  api.answers('POST /console/surveys', { id: sampleId(531), roomId: sampleId(401) })
  await open('/desk', { as: 'agent' })
  const card = page.getByRole('listitem').filter({ hasText: '재택이 되는 곳을 더 보고 싶어요' })
  await expectAccessible()
  const { id, name } = people.agent
  api.answers('GET /console/more-requests', wishes(moreRequest({ handler: { id, name } })))
  await card.getByRole('button', { name: '내가 맡기' }).click()
  await expect.element(card).toMatchTextContent('내가 맡았어요')

  await card.getByRole('button', { name: '설문 보내기' }).click()
  const dialog = page.getByRole('dialog', { name: '설문 보내기' })
  const words = dialog.getByRole('textbox', { name: '함께 보낼 말' })
  await words.fill('')
  await dialog.getByRole('button', { name: '대화방으로 보내기' }).click()
  expect(api.sent('POST /console/surveys')).toEqual([])
  await words.fill('세 가지만 알려 주세요.')
  await expectAccessible()
  await dialog.getByRole('button', { name: '대화방으로 보내기' }).click()
  await expect.element(toast('설문을 대화방으로 보냈어요')).toBeVisible()
  expect(api.sent('POST /console/surveys').map(({ body }) => body)).toEqual([
    { candidateId: CANDIDATE, message: '세 가지만 알려 주세요.' },
  ])

  api.answers('GET /console/more-requests', wishes())
  await card.getByRole('button', { name: '마쳤어요' }).click()
  await expect.element(page.getByText('기다리는 요청이 없어요')).toBeVisible()
})

test('[BIZ-4] a wish leads to the curation that answers it and to the room; a colleague’s is theirs', async ({
  api,
  open,
}) => {
  const colleague = { id: sampleId(902), name: '윤하담' }
  const theirs = moreRequest({ id: sampleId(512), message: '핀테크가 좋아요', handler: colleague })
  api.answers('GET /console/more-requests', wishes(moreRequest(), theirs))
  api.answers('POST /console/more-requests/:id/room', { roomId: sampleId(401) })
  api.refuses('POST /console/more-requests/:id/take', 'CONFLICT')
  // Where the buttons lead to has tests of its own.
  api.refuses('GET /console/rooms', 'INTERNAL')
  api.refuses('GET /console/rooms/:id', 'NOT_FOUND')
  api.refuses('GET /console/candidates/:id', 'NOT_FOUND')
  const screen = await open('/desk', { as: 'agent' })
  const card = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  const answer = card('재택이 되는 곳').getByRole('button', { name: '이 요청에 답하는 큐레이션 만들기' })
  const taken = card('핀테크가 좋아요')
  await expect.element(taken.getByRole('button', { name: '넘겨받기' })).toBeVisible()
  await expect
    .element(taken.getByRole('button', { name: '이 요청에 답하는 큐레이션 만들기' }))
    .not.toBeInTheDocument()
  // A colleague was faster: nothing opens, and the list says who has it.
  await answer.click()
  await expect.element(page.getByText('그사이 내용이 바뀌었어요')).toBeVisible()
  const mine = moreRequest({ handler: { id: people.agent.id, name: '' } })
  api.answers('GET /console/more-requests', wishes(mine))
  await page.getByRole('button', { name: '새로 불러오기' }).click()
  await expect.element(card('재택이 되는 곳')).toMatchTextContent('내가 맡았어요')
  await expect.poll(screen.address).toBe('/desk')
  await card('재택이 되는 곳').getByRole('button', { name: '메시지' }).click()
  await expect.poll(screen.address).toBe(`/messages/${sampleId(401)}`)

  await screen.back()
  await answer.click()
  await expect.poll(screen.address).toBe(`/curations/new?candidate=${CANDIDATE}&request=${sampleId(511)}`)
})

test('[BIZ-4] a finished wish names the curation that answered it', async ({ api, open }) => {
  const curation = { groupId: sampleId(201), status: 'MATCHED', isMine: true } as const
  const { id, name } = people.agent
  const done = moreRequest({
    handler: { id, name },
    handledAt: moreRequest().createdAt,
    curation: { ...curation, companies: ['노을클라우드', '온결헬스'] },
    roomId: sampleId(401),
  })
  api.answers('GET /console/more-requests', { items: [done], openCount: 0, nextCursor: null })
  await open('/desk?status=handled', { as: 'agent' })
  const card = page.getByRole('list', { name: '제안을 더 받고 싶은 후보자' }).getByRole('listitem')
  for (const words of ['2곳을 담은 큐레이션으로 답했어요', '노을클라우드, 온결헬스', '커피챗 매칭'])
    await expect.element(card).toMatchTextContent(words)
  await expect
    .element(card.getByRole('link', { name: '큐레이션 보기' }))
    .toHaveAttribute('href', '/curations')
  await expect
    .element(card.getByRole('link', { name: '메시지' }))
    .toHaveAttribute('href', `/messages/${sampleId(401)}`)
  await expectAccessible()
})

test('[BIZ-4] an application without an account shows phone and files', async ({ api, open }) => {
  api.answers('GET /console/applications', applications)
  api.answers('GET /console/applications/:id/files/:fileId', { name: '이력서.pdf', url: '/files/1?sign=x' })
  const screen = await open('/desk/applications', { as: 'agent' })
  const card = page.getByRole('list', { name: '에이전트 신청' }).getByRole('listitem')
  await expect.element(card).toMatchTextContent('서다온010-3123-4567')
  await expectAccessible()
  await card.getByRole('button', { name: '이력서.pdf' }).click()
  await expect.poll(screen.address).toBe('/files/1?sign=x')
})

test('[MSG-3] surveys show their answers', async ({ api, open }) => {
  api.answers('GET /console/surveys', surveys)
  await open('/desk/surveys', { as: 'agent' })
  await expect
    .element(page.getByRole('list', { name: '보낸 설문' }).getByRole('listitem'))
    .toMatchTextContent('언제쯤 옮기고 싶나요?석 달 안에')
  await expectAccessible()
})

test('[BIZ-4] a failed list can be loaded again', async ({ api, open }) => {
  api.refuses('GET /console/surveys', 'INTERNAL')
  await open('/desk/surveys', { as: 'agent' })
  const again = page.getByRole('button', { name: '다시 시도하기' })
  await expect.element(again).toBeVisible()
  api.answers('GET /console/surveys', { items: [], nextCursor: null })
  await again.click()
  await expect.element(page.getByText('아직 보낸 설문이 없어요')).toBeVisible()
})
