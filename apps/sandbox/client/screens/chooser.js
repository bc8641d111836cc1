import { fill, h } from '../dom.js'
import { asTyped, isPhone, written } from '../numbers.js'
import { address, listen } from '../server.js'

/** @typedef {import('../phone-screen.ts').PhoneBook} PhoneBook */

/**
 * The choice of a phone: any number, a phone with events, or a test person's.
 * @param {HTMLElement} glass
 */
export function startChooser(glass) {
  const active = h('div.choice-list', { 'aria-live': 'polite' })
  const rest = h('div')
  fill(
    glass,
    h(
      'section.chooser',
      h('h1', '어떤 번호의 폰을', h('br'), '켤까요?'),
      h('p.chooser-lead', '앱에 입력한 번호를 켜면 그 번호로 온 인증 요청과 문자를 볼 수 있어요.'),
      numberForm(),
      active,
      rest,
      h('p.chooser-mail', h('a', { href: address('/../mail') }, '메일로 온 초대와 링크는 메일함에서 봐요')),
    ),
  )
  listen('/events', (/** @type {PhoneBook} */ book) => {
    document.title = '연습용 폰'
    fill(active, book.active.length > 0 && [h('h2', '소식이 온 폰'), ...book.active.map(activeRow)])
    if (rest.childElementCount === 0) fill(rest, people(book), special(book))
  })
}

function numberForm() {
  const wrong = h('p.wrong', { role: 'alert' })
  const field = h('input', {
    type: 'tel',
    inputmode: 'numeric',
    'aria-label': '휴대폰 번호',
    placeholder: '010-1234-5678',
    autocomplete: 'off',
    oninput: () => {
      field.value = asTyped(field.value)
      wrong.textContent = ''
    },
  })
  /** @param {Event} event */
  function submit(event) {
    event.preventDefault()
    const digits = field.value.replaceAll('-', '')
    if (isPhone(digits)) location.href = address(`/${digits}`)
    else wrong.textContent = '휴대폰 번호를 끝까지 적어 주세요.'
  }
  return h(
    'form.number-form',
    { onsubmit: submit, novalidate: true },
    field,
    h('button.main-button', '켜기'),
    wrong,
  )
}

/** @param {PhoneBook['active'][number]} phone */
const activeRow = ({ number, name, waiting }) =>
  choice(
    number,
    name ?? '이름 모름',
    waiting > 0 ? `인증 요청 ${waiting}개가 기다려요` : '새 요청은 없어요',
    waiting > 0,
  )

/** @param {PhoneBook} book */
const people = (book) =>
  h(
    'div.choice-list',
    h('h2', '연습용 사람들'),
    book.people.map(({ number, name, story }) => choice(number, name, story)),
  )

/** @param {PhoneBook} book */
const special = (book) =>
  h(
    'details.special',
    h('summary', '일부러 실패해 보는 번호'),
    h('p', '앱에 이 번호를 적으면 정해진 일이 일어나요.'),
    h(
      'dl',
      book.special.map(({ number, about }) => h('div', h('dt', written(number)), h('dd', about))),
    ),
  )

/** @param {string} number @param {string} name @param {string} under @param {boolean} [busy] */
const choice = (number, name, under, busy = false) =>
  h(
    'a',
    { class: busy ? 'choice is-busy' : 'choice', href: address(`/${number}`) },
    h('span.choice-face', { 'aria-hidden': 'true' }, name.slice(0, 1)),
    h('span.choice-text', h('b', name), h('small', written(number)), h('span', under)),
  )
