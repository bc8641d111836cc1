import { randomUUID } from 'node:crypto'
import { hold, step } from '../proof.ts'
import { COMPANY_NAME, RECRUITER } from './first-people.ts'
import { JOB, PERSON, toldByText } from './candidate.ts'
import type { Walk } from './walk.ts'
import type { Caller } from './caller.ts'

/** An offer, from the search to the first messages. */

export type People = { recruiter: Caller; candidate: Caller; userId: string }

export const OFFER = {
  isJustMessage: false,
  salaryMin: 6_300,
  salaryMax: 6_800,
  position: '백엔드 개발자',
  offerItems: ['재택근무 주 2회'],
  message: '안녕하세요. 결제 서버를 함께 만들 분을 찾고 있어요.',
}

const SECRETS = [PERSON.name, PERSON.phone, PERSON.birthday, '010-3123-4567']

/** Checks that an answer does not identify the candidate. */
function isAnonymous(answer: unknown) {
  const text = JSON.stringify(answer)
  const told = SECRETS.filter((secret) => text.includes(secret))
  hold(told.length === 0, `이름 없는 답에 들어 있어요: ${told.join(', ')}`, text)
}

/** Answers with the offer's id and the candidate's. */
export async function send({ recruiter }: People) {
  let candidateId = ''
  await step('채용 담당자가 후보자를 찾아 열어 봐요. 누구인지는 알 수 없어요', async () => {
    const query = new URLSearchParams({ jobLabel: JOB.jobLabel, sort: 'recent' })
    const { json: list } = await recruiter.get(`/console/candidates?${query}`)
    hold(list.items.length === 1, `한 명이 아니라 ${list.items.length}명이에요.`, list)
    candidateId = list.items[0].id
    const { json: opened } = await recruiter.get(`/console/candidates/${candidateId}`)
    isAnonymous(list)
    isAnonymous(opened)
    hold(opened.refusal === null, '제안을 보낼 수 없다고 해요.', opened)
  })
  let offerId = ''
  await step('채용 담당자가 어택을 보내요', async () => {
    const { json } = await recruiter.post('/console/offers', { candidateId, ...OFFER })
    offerId = json.id
  })
  return { offerId, candidateId }
}

/** Ends the five minutes in which an offer can be taken back, in the database. */
export async function skipTheWait({ world }: Walk, offerId: string) {
  await world.sql('update offers set deliver_at = created_at where id = $1', [offerId])
  await world.sql(`update notices set due_at = created_at where dedupe_key like '%' || $1 || '%'`, [offerId])
}

export async function receive(walk: Walk, { candidate, recruiter }: People, offerId: string) {
  await step('되돌릴 수 있는 5분 동안 후보자에게는 보이지 않아요', async () => {
    const { json } = await candidate.get('/v3/users/offers')
    hold(json.offerItems.length === 0, '벌써 보여요.', json)
    await skipTheWait(walk, offerId)
    return '5분은 데이터베이스에서 앞당겼어요'
  })
  await step('후보자에게 문자가 와요. 회사와 연봉은 적혀 있지 않아요', async () => {
    const text = await toldByText(walk)
    hold(![COMPANY_NAME, '6,300', '6300'].some((it) => text.includes(it)), '적혀 있어요.', text)
    const path = text.slice(text.indexOf(walk.world.origin))
    const page = await fetch(path.trim(), { signal: walk.stopping })
    hold(page.ok, `문자의 주소가 ${page.status}를 답해요.`, path)
    await page.arrayBuffer()
    return text.replace('\n', ' ')
  })
  let coffeechatId = ''
  await step('후보자가 수락해요', async () => {
    const { json: before } = await recruiter.get(`/console/offers/${offerId}`)
    hold(before.contact === null, '수락하기 전에 연락처가 보여요.', before)
    isAnonymous(before)
    const { json: offer } = await candidate.get(`/v2/users/offers/${offerId}`)
    hold(JSON.stringify(offer).includes(COMPANY_NAME), '회사가 달라요.', offer)
    coffeechatId = (await candidate.post('/v2.1/users/coffeechat', { offerId })).json.coffeechatId
  })
  await step('채용 담당자는 이제야 이름과 연락처를 알아요', async () => {
    const { json } = await recruiter.get(`/console/offers/${offerId}`)
    hold(json.status === 'MATCHED' && json.coffeechatId === coffeechatId, '이어지지 않았어요.', json)
    const { name, phone } = json.contact
    hold(name === PERSON.name && phone.replaceAll('-', '') === PERSON.phone, '연락처가 달라요.', json.contact)
    return `${name} ${phone}`
  })
}

/** Answers with the room's id. */
export async function chat({ candidate, recruiter }: People) {
  const { json: rooms } = await candidate.get('/users/message/room')
  const { roomId, operator } = rooms.items[0]
  hold(operator.name === RECRUITER.name, '다른 사람의 대화방이에요.', rooms)
  await step('두 사람이 서로 다른 프로세스에 듣고, 한마디씩 바로 들어요', async () => {
    const hers = await candidate.listen('/users/message/stream')
    const theirs = await recruiter.listen('/console/stream')
    try {
      hold(hers.by !== theirs.by, '두 스트림이 한 프로세스에 있어요.', hers.by)
      await Promise.all([hers.hear('ready'), theirs.hear('ready')])
      const [question, answer] = ['만나서 이야기 나누고 싶어요.', '목요일 저녁은 어떠세요?']
      await candidate.post('/users/message', { roomId, message: question, clientId: randomUUID() })
      await theirs.hear('message', question)
      const said = { message: answer, clientId: randomUUID() }
      await recruiter.post(`/console/rooms/${roomId}/messages`, said)
      await hers.hear('message', answer)
      return `${hers.by} ↔ ${theirs.by}`
    } finally {
      hers.close()
      theirs.close()
    }
  })
  return roomId
}
