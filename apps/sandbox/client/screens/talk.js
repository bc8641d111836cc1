import { fill, h } from '../dom.js'
import { appPlate } from '../icons.js'
import { appBar } from '../parts/app-bar.js'
import { certificateOffer, documentCard, requestCard } from '../parts/request-card.js'
import { dayOf, timeOfDay } from '../time.js'

/**
 * The messenger's certificate channel as a chat.
 * @type {import('../view.ts').Screen}
 */
export function talkScreen(phone) {
  const chat = h('div.chat')
  const element = h(
    'section.app-screen.talk',
    appBar({ title: '카카오톡 인증서', under: '알림 채널', back: phone.back }),
    chat,
  )

  function update() {
    const requests = phone
      .requests()
      .filter(({ app }) => app === 'kakao')
      .map((request) => ({
        at: request.at,
        card: requestCard(request, '인증하기', () => phone.open(`request/${request.jti}`)),
      }))
    const documents = phone.documents().map((one) => ({
      at: one.at,
      card: documentCard(one, () => phone.open(`document/${one.id}`)),
    }))
    const all = [...requests, ...documents].toSorted((a, b) => a.at - b.at)
    fill(
      chat,
      h('p.chat-day', dayOf(all[0]?.at ?? phone.now())),
      bubble(greeting(phone), null),
      all.map(({ card, at }) => bubble(card, at)),
    )
    chat.scrollTop = chat.scrollHeight
  }
  update()
  return { element, update }
}

/** @param {import('../phone.js').Phone} phone */
const greeting = (phone) =>
  phone.screen.hasCertificate
    ? h('p.chat-text', '인증 요청을 여기로 보내 드려요.')
    : certificateOffer(phone, 'kakao', '인증서를 만들면 비밀번호 여섯 자리로 인증할 수 있어요.')

/** @param {HTMLElement} content @param {number | null} at */
const bubble = (content, at) =>
  h(
    'div.chat-row',
    appPlate('kakao', 'plate-small'),
    h('div.chat-side', h('p.chat-name', '카카오톡 인증서'), content),
    at !== null && h('time.chat-time', timeOfDay(at)),
  )
