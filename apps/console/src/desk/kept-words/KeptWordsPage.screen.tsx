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
  pay: [],
  recruiter: null,
  figure: null,
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
  await expect.element(cards).toMatchTextContent('처음 제안한 연봉6,300~6,800만 원')
  await expectAccessible()

  await cards.getByRole('button', { name: '후보자에게 말 걸기' }).click()
  const dialog = page.getByRole('dialog', { name: '후보자에게 말 걸기' })
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
    .element(cards.getByRole('link', { name: '후보자와 대화 이어가기' }))
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
  await cards.getByRole('button', { name: '후보자에게 말 걸기' }).click()
  api.answers('GET /console/kept-words', keptWords(keptWord({ handler: colleague })))
  await page.getByRole('button', { name: '대화방으로 보내기' }).click()
  const told = page.getByRole('alertdialog', { name: '그사이 내용이 바뀌었어요' })
  await told.getByRole('button', { name: '새로 불러오기' }).click()
  await expect.element(cards).toMatchTextContent('민서래 님이 맡았어요')
  await expect.element(cards.getByRole('button', { name: '후보자에게 말 걸기' })).not.toBeInTheDocument()
  await cards.getByRole('button', { name: '넘겨받기' }).click()
  await expect
    .poll(() => api.sent('POST /console/kept-words/:id/take').map(({ body }) => body))
    .toEqual([{ from: colleague.id }])
})

test('[KEEP-11] the company is asked from the same card; its reply stands there', async ({ api, open }) => {
  const line = { id: sampleId(545), side: 'agent', name: me.name, body: '그날 어땠나요?', at: NOON } as const
  api.answers('GET /console/kept-words', keptWords(keptWord()))
  api.answers('POST /console/kept-words/:id/ask-company')
  await open('/kept-words', { as: 'agent' })
  await cards.getByRole('button', { name: '회사에 물어보기' }).click()
  const dialog = page.getByRole('dialog', { name: '회사에 물어보기' })
  await expect
    .element(dialog)
    .toMatchTextContent('서하늘 님이 커피챗 화면에서 읽고 답해요. 후보자가 한 말은 함께 가지 않아요.')
  await expectAccessible()
  await dialog.getByRole('textbox', { name: '물어볼 말' }).fill('그날 어땠나요?')
  const reply = {
    ...line,
    id: sampleId(546),
    side: 'company',
    name: '서하늘',
    body: '30분을 기다렸어요.',
  } as const
  api.answers('GET /console/kept-words', keptWords(keptWord({ handler: me, lines: [line, reply] })))
  await dialog.getByRole('button', { name: '회사에 보내기' }).click()
  await expect.element(toast('회사에 보냈어요')).toBeVisible()
  expect(api.sent('POST /console/kept-words/:id/ask-company').map(({ body }) => body)).toEqual([
    { message: '그날 어땠나요?' },
  ])
  const said = cards.getByRole('region', { name: '회사와 나눈 말' })
  await expect.element(said).toMatchTextContent('30분을 기다렸어요.서하늘 채용 담당자')
  await expectAccessible()
})

test('[KEEP-11] a dispute closes with a finding, and each choice says what it does to the record', async ({
  api,
  open,
}) => {
  api.answers('GET /console/kept-words', keptWords(keptWord({ handler: me, recruiter: null })))
  api.answers('POST /console/kept-words/:id/done')
  await open('/kept-words', { as: 'agent' })
  await expect.element(cards).toMatchTextContent('회사에 지금 물어볼 채용 담당자가 없어요')
  await cards.getByRole('button', { name: '판단하기' }).click()
  const dialog = page.getByRole('dialog', { name: '어떻게 판단했나요?' })
  const close = dialog.getByRole('button', { name: '판단 남기고 마치기' })
  await close.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('판단을 골라 주세요')
  expect(api.sent('POST /console/kept-words/:id/done')).toEqual([])
  await expectAccessible()
  const choice = dialog.getByRole('radio', { name: /회사가 약속을 지키지 않았어요/ })
  await expect.element(choice).toHaveAccessibleName(/회사 기록에 커피챗에 나오지 않은 것으로 들어가요\./)
  await dialog.getByText('회사가 약속을 지키지 않았어요').click()
  api.answers('GET /console/kept-words', keptWords())
  await close.click()
  await expect.element(toast('판단을 남기고 마쳤어요')).toBeVisible()
  await expect.element(page.getByText('모두 약속을 지켰어요')).toBeVisible()
  expect(api.sent('POST /console/kept-words/:id/done').map(({ body }) => body)).toEqual([
    { finding: 'NOT_KEPT' },
  ])
})

test('[KEEP-11] cases settled meanwhile and finished ones have lists of their own', async ({ api, open }) => {
  const settled = keptWord({ isSettled: true, said: { candidate: '만났어요', company: '만났어요' } })
  const handled = keptWord({ handler: me, handledAt: NOON, finding: 'UNCLEAR' })
  api.answers('GET /console/kept-words', ({ query }) => {
    if (query.status === 'handled') return keptWords(handled)
    return query.status === 'settled' ? keptWords(settled) : keptWords()
  })
  api.answers('POST /console/kept-words/:id/done')
  const screen = await open('/kept-words', { as: 'agent' })
  await expect.element(page.getByText('모두 약속을 지켰어요')).toBeVisible()
  await page.getByRole('link', { name: '말이 같아졌어요' }).click()
  await expect.poll(screen.address).toBe('/kept-words?status=settled')
  await expect.element(cards).toMatchTextContent('지금은 두 쪽의 말이 같아요')
  await cards.getByRole('button', { name: '마쳤어요' }).click()
  await expect
    .poll(() => api.sent('POST /console/kept-words/:id/done').map(({ body }) => body))
    .toEqual([{ finding: null }])
  await page.getByRole('link', { name: '마쳤어요' }).click()
  await expect.element(cards).toMatchTextContent('내가 마쳤어요')
  await expect.element(cards).toMatchTextContent('판단: 알 수 없어요회사 기록의 어느 쪽에도 들어가지 않아요.')
  await expect.element(cards.getByRole('button')).not.toBeInTheDocument()
  await expectAccessible()
})
