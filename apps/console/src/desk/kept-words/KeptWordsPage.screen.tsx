import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { keptWord, keptWords } from '../../testing/samples/desk.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { NOON } from '../../testing/samples/times.ts'
import { zeroCounts, people, test } from '../../testing/screen-test.tsx'

/** Contradicting words about a coffee chat, and people who twice did not come. */

const me = { id: people.agent.id, name: people.agent.name }
const colleague = { id: sampleId(902), name: '민서래' }
const cards = page.getByRole('list', { name: '약속' }).getByRole('listitem')
const missed = keptWord({
  id: sampleId(542),
  kind: 'MISSED_TWICE',
  name: '서다온',
  company: null,
  startAt: null,
  said: null,
})

test('[KEEP-3] both sides stand in their own words; starting a conversation takes the case', async ({
  api,
  open,
}) => {
  api.answers('GET /console/kept-words', keptWords(keptWord()))
  api.answers('GET /console/counts', { ...zeroCounts, keptWords: 1 })
  api.answers('POST /console/kept-words/:id/talk', { roomId: sampleId(401) })
  await open('/kept-words', { as: 'agent' })
  await expect
    .element(page.getByRole('link', { name: /^약속/ }))
    .toHaveTextContent('약속1건이 이야기를 기다려요')
  await expect.element(cards).toMatchTextContent('한가온프론트엔드 개발자 · 5년 2개월 · 어제')
  await expect.element(cards).toMatchTextContent('11월 13일 (금) 14:00 커피챗 · 노을클라우드')
  await expect.element(cards).toMatchTextContent('후보자“만났어요”노을클라우드“후보자가 나오지 않았어요”')
  await expectAccessible()

  await cards.getByRole('button', { name: '먼저 말 걸기' }).click()
  const dialog = page.getByRole('dialog', { name: '먼저 말 걸기' })
  const words = dialog.getByRole('textbox', { name: '건넬 말' })
  await words.fill('')
  await dialog.getByRole('button', { name: '대화방으로 보내기' }).click()
  expect(api.sent('POST /console/kept-words/:id/talk')).toEqual([])
  await words.fill('그날 어떤 일이 있었나요?')
  await expectAccessible()
  api.answers('GET /console/kept-words', keptWords(keptWord({ handler: me, roomId: sampleId(401) })))
  await dialog.getByRole('button', { name: '대화방으로 보내기' }).click()
  await expect.element(toast('대화방으로 보냈어요')).toBeVisible()
  await expect.element(cards).toMatchTextContent('내가 맡았어요')
  await expect
    .element(cards.getByRole('link', { name: '대화 이어가기' }))
    .toHaveAttribute('href', `/messages/${sampleId(401)}`)
})

test('[KEEP-5] a person who twice did not come is named, the company is not; the case is taken and finished', async ({
  api,
  open,
}) => {
  api.answers('GET /console/kept-words', keptWords(missed))
  api.answers('POST /console/kept-words/:id/take')
  api.answers('POST /console/kept-words/:id/done')
  await open('/kept-words', { as: 'agent' })
  await expect.element(cards).toMatchTextContent('서다온')
  await expect.element(cards).toMatchTextContent('약속한 커피챗에 두 번 나오지 않았어요')
  await expect.element(cards).toMatchTextContent('회사는 이 기록을 보지 못해요.')
  await expectAccessible()
  api.answers('GET /console/kept-words', keptWords({ ...missed, handler: me }))
  await cards.getByRole('button', { name: '내가 맡기' }).click()
  await expect.element(cards).toMatchTextContent('내가 맡았어요')
  expect(api.sent('POST /console/kept-words/:id/take').map(({ body }) => body)).toEqual([{ from: null }])
  api.answers('GET /console/kept-words', keptWords())
  await cards.getByRole('button', { name: '마쳤어요' }).click()
  await expect.element(page.getByText('모두 약속을 지켰어요')).toBeVisible()
  await expectAccessible()
})

test('[KEEP-3] a colleague’s faster change is shown; their case is taken over before writing', async ({
  api,
  open,
}) => {
  api.answers('GET /console/kept-words', keptWords(keptWord()))
  api.refuses('POST /console/kept-words/:id/talk', 'CONFLICT')
  api.answers('POST /console/kept-words/:id/take')
  await open('/kept-words', { as: 'agent' })
  await cards.getByRole('button', { name: '먼저 말 걸기' }).click()
  api.answers('GET /console/kept-words', keptWords(keptWord({ handler: colleague })))
  await page.getByRole('button', { name: '대화방으로 보내기' }).click()
  const told = page.getByRole('alertdialog', { name: '그사이 내용이 바뀌었어요' })
  await told.getByRole('button', { name: '새로 불러오기' }).click()
  await expect.element(cards).toMatchTextContent('민서래 님이 맡았어요')
  await expect.element(cards.getByRole('button', { name: '먼저 말 걸기' })).not.toBeInTheDocument()
  await cards.getByRole('button', { name: '넘겨받기' }).click()
  await expect
    .poll(() => api.sent('POST /console/kept-words/:id/take').map(({ body }) => body))
    .toEqual([{ from: colleague.id }])
})

test('[KEEP-3] a case settled meanwhile says so; finished ones have their own list', async ({
  api,
  open,
}) => {
  const settled = keptWord({ isSettled: true, said: { candidate: '만났어요', company: '만났어요' } })
  api.answers('GET /console/kept-words', ({ query }) =>
    query.status === 'handled' ? keptWords(keptWord({ handler: me, handledAt: NOON })) : keptWords(settled),
  )
  await open('/kept-words', { as: 'agent' })
  await expect.element(cards).toMatchTextContent('지금은 두 쪽의 말이 같아요')
  await page.getByRole('link', { name: '마쳤어요' }).click()
  await expect.element(cards).toMatchTextContent('내가 마쳤어요')
  await expect.element(cards.getByRole('button')).not.toBeInTheDocument()
})
