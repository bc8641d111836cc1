import { html } from '../html.ts'
import type { AskProblem } from './ask.ts'
import { bubble, page } from './page.ts'

const WHY: Readonly<Record<AskProblem, string>> = {
  KOE101: '앱 키가 올바르지 않아요.',
  KOE006: '등록하지 않은 Redirect URI예요.',
  KOE201: 'response_type이 code가 아니에요.',
}

/** Said here and not by a redirect: the address to return to can't be trusted. */
export function errorPage(code: AskProblem): string {
  return page(
    '서비스 설정에 오류가 있어요',
    html`<main class="sheet">
      <header class="brand">${bubble}<span>카카오계정</span><em>연습용</em></header>
      <h1>서비스 설정에 오류가 있어서<br />로그인할 수 없어요</h1>
      <p class="why">${WHY[code]}</p>
      <p class="code">앱 관리자 설정 오류 (<strong>${code}</strong>)</p>
    </main>`,
  )
}
