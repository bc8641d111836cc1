import type { FastifyReply } from 'fastify'
import { html, type Html } from '../page.ts'
import type { Person } from '../people/person.ts'
import { OPTIONAL_SCOPES, isOptional, type Ask, type OptionalScope } from './ask.ts'
import { sendSheet } from './page.ts'

/** The input of a failed attempt. */
type Typed = { readonly name: string; readonly phone: string }

const written = (phone: string) => phone.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3')

/** The login page: a choice of test people in place of a password, and the consents. */
export function sendLogin(reply: FastifyReply, ask: Ask, people: readonly Person[], typed?: Typed) {
  const optional = ask.scope.filter(isOptional)
  return sendSheet(
    reply,
    typed ? 400 : 200,
    '카카오계정 로그인',
    html`<h1>누구로 로그인할까요?</h1>
      <p class="lead">비밀번호 대신 사람을 골라요. 모두 지어낸 사람이에요.</p>
      <form method="post">
        <fieldset class="people">
          <legend class="unseen">로그인할 사람</legend>
          ${people.map(personRow)} ${newcomerRow(typed)}
        </fieldset>
        <fieldset class="consents">
          <legend><b>${new URL(ask.redirectUri).host}</b>에서 요청한 정보</legend>
          ${optional.length > 1 && agreeAll}
          <label class="consent">
            <input type="checkbox" checked disabled />
            <span><i>[필수]</i> 프로필 정보(닉네임)</span>
          </label>
          ${optional.map(consent)}
        </fieldset>
        <div class="actions">
          <button class="agree" name="decision" value="agree">동의하고 계속하기</button>
          <button class="cancel" name="decision" value="cancel" formnovalidate>취소</button>
        </div>
      </form>`,
  )
}

const personRow = ({ name, phone, story }: Person): Html =>
  html`<label class="person">
    <input type="radio" name="person" value="${phone}" required />
    <span class="face" aria-hidden="true">${name.slice(0, 1)}</span>
    <span class="who"><b>${name}</b> <small>${written(phone)}</small><br /><span>${story}</span></span>
  </label>`

const newcomerRow = (typed?: Typed): Html =>
  html`<div class="newcomer">
    <label class="person">
      <input type="radio" name="person" value="" required ${typed ? html`checked` : null} />
      <span class="face" aria-hidden="true">+</span>
      <span class="who"><b>다른 사람</b><br /><span>이름과 번호로 경력을 지어 드려요</span></span>
    </label>
    <div class="fields">
      ${typed && html`<p class="wrong" role="alert">이름과 휴대폰 번호를 확인해 주세요.</p>`}
      <label>
        이름
        <input
          name="name"
          autocomplete="off"
          maxlength="50"
          value="${typed?.name ?? ''}"
          placeholder="홍길동"
        />
      </label>
      <label>
        휴대폰 번호
        <input
          name="phone"
          inputmode="tel"
          autocomplete="off"
          value="${typed?.phone ?? ''}"
          placeholder="010-1234-5678"
        />
      </label>
    </div>
  </div>`

const agreeAll = html`<label class="consent every" hidden>
  <input type="checkbox" data-agree-all />
  <span>모두 동의하기</span>
</label>`

const consent = (scope: OptionalScope): Html =>
  html`<label class="consent">
    <input type="checkbox" name="agree" value="${scope}" />
    <span><i>[선택]</i> ${OPTIONAL_SCOPES[scope]}</span>
  </label>`
