import { h } from '../dom.js'
import { masked } from '../numbers.js'
import { timeOfDay } from '../time.js'

/**
 * @typedef {import('../phone-screen.ts').PhoneRequest} PhoneRequest
 * @typedef {import('../phone-screen.ts').PhoneDocument} PhoneDocument
 */

/** What happened to a request, in words. @type {Record<PhoneRequest['state'], string>} */
export const STATE_WORDS = {
  waiting: '확인을 기다려요',
  confirmed: '인증했어요',
  cancelled: '취소했어요',
  expired: '시간이 지났어요',
  ended: '끝난 요청이에요',
}

/** What happened to a text to sign, in words. @type {Record<PhoneDocument['state'], string>} */
export const DOCUMENT_WORDS = {
  waiting: '서명을 기다려요',
  signed: '서명했어요',
  cancelled: '서명하지 않았어요',
  expired: '시간이 지났어요',
  ended: '끝난 요청이에요',
}

/** Who asks, what for, for whom. @param {PhoneRequest} request */
export const requestFacts = (request) =>
  h(
    'dl.facts',
    fact('요청 기관', request.institution),
    fact('사용 목적', request.purpose),
    fact('이름', masked(request.name)),
    fact('요청 시각', timeOfDay(request.at)),
  )

/** @param {string} name @param {string} value */
const fact = (name, value) => h('div', h('dt', name), h('dd', value))
