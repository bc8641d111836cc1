import { susa } from 'es-hangul'
import { BRAND } from '../brand.ts'
import { withJosa } from '../text/josa.ts'
import type { SenderRole } from './offer.ts'

/** Who wrote, as far as a sentence about them needs it. */
export type WhoWrote = { readonly name: string; readonly title: string; readonly role: SenderRole }

/** What the person is at work: their own word for it, or the plain one. */
export const titleOf = ({ title, role }: Omit<WhoWrote, 'name'>): string =>
  title || (role === 'AGENT' ? '에이전트' : '채용 담당자')

/** Where the person works: our agents work for us, whichever company they write for. */
export const houseOf = ({ role }: Pick<WhoWrote, 'role'>, company: string | null): string =>
  role === 'AGENT' || company === null ? BRAND.ko : company

type Accepting = {
  /** Those of them that are chosen; none when our agent writes for themselves. */
  companies: readonly string[]
  sender: WhoWrote
}

export function acceptTitle({ companies, sender }: Accepting): string {
  const [only = `${sender.name} 에이전트`] = companies
  return companies.length > 1
    ? `${companies.length}곳과 커피챗 할까요?`
    : `${withJosa(only, '와/과')} 커피챗 할까요?`
}

type Disclosing = Accepting & {
  /** How many things are told of the person. */
  count: number
  /** Where the person works now. */
  employer: string | null
  /** Companies of the group that are not chosen. */
  left: number
}

/** What accepting means, before it is done (OFR-18): who reads what, what one gets for it, who still sees nothing. */
export function acceptWords({ companies, sender, count, employer, left }: Disclosing) {
  const [only = `${sender.name} 에이전트`] = companies
  const isOne = companies.length <= 1
  // What an agent sent is the agent's to read too.
  const readers =
    sender.role === 'AGENT' && companies.length > 0 ? [...companies, '담당 에이전트'] : companies
  const others = left > 0 ? `고르지 않은 ${left}곳` : '다른 회사'
  const works = left > 0 ? employer : employer && `지금 다니는 ${employer}`
  return {
    about: `${readers.length <= 1 ? `지금부터 이 ${companies.length === 0 ? '에이전트' : '회사'}` : listed(readers)}만 아래 ${native(count)} 가지를 읽을 수 있어요.`,
    heading: `${isOne ? withJosa(only, '이/가') : `${native(companies.length)} 회사가`} 읽는 내 정보`,
    inReturn: `나도 ${sender.name} ${titleOf(sender)}의 이름과 업무 메일을 받아요.`,
    hidden: `${works ? `${withJosa(others, '와/과')} ${works}` : others}에는 그대로 가려져요.`,
  }
}

/** '노을클라우드, 온결헬스와 반달랩스' */
function listed(names: readonly string[]): string {
  return `${withJosa(names.slice(0, -1).join(', '), '와/과')} ${names.at(-1)}`
}

const native = (count: number): string => susa(count, true)
