import { findContacts } from '../text/contacts.ts'
import { hidesSomething } from '../text/marks.ts'

/** What a stored text of a company asks for (FIRM-9). A signal informs our agents; it stops nobody. */
export const signalKinds = ['ACCOUNT', 'RESIDENT_NUMBER', 'MONEY', 'CONTACT'] as const
export type SignalKind = (typeof signalKinds)[number]

/** Letters may be drawn apart: '계 좌 번 호'. */
const apart = (word: string): string => Array.from(word).join(String.raw`[\s.·_-]{0,2}`)
const oneOf = (words: readonly string[]): string => words.map(apart).join('|')

const things: Readonly<Record<Exclude<SignalKind, 'CONTACT'>, RegExp>> = {
  ACCOUNT: new RegExp(oneOf(['계좌번호', '통장사본', '통장 사본', '계좌', '통장', '카드번호']), 'g'),
  RESIDENT_NUMBER: new RegExp(
    oneOf(['주민등록번호', '주민번호', '주민등록증', '주민등록등본', '신분증', '여권 사본']),
    'g',
  ),
  MONEY: new RegExp(
    oneOf(['교육비', '보증금', '예치금', '선입금', '가입비', '등록비', '수수료', '재료비', '입금', '송금']),
    'g',
  ),
}

/** '보내 주세요', '알려 주시면', '필요해요': the sentence wants the thing. */
const ASKS =
  /보내\s?(?:주|줘|셔|시)|알려\s?(?:주|줘)|적어\s?(?:주|줘)|제출|첨부|공유해|남겨\s?(?:주|줘)|찍어|필요(?:해|합|하)|부탁|주세요|주시|주셔|내(?:시면|셔야|야|면|세요|고)|입금(?:해|하)|송금(?:해|하)|이체(?:해|하)|주실/

/** '묻지 않아요', '보내지 않아도 돼요', '필요 없어요': the sentence says the contrary. '걱정하지 마시고' does not. */
const DENIES =
  /(?:묻|요구하|요청하|받|보내|적|제출하|필요하|입금하|송금하|내|알리|주|시)지\s?(?:는|도)?\s?(?:않|마|말|못)|필요(?:는|도|가)?\s?없/

/** A sentence about the company's own benefit: '교육비를 지원해요'. */
const GIVES = /지원(?:해|하|금|받|돼|됩|합)|환급|대신\s?내|회사가?\s?(?:모두|전액)?\s?(?:내|부담)/

type Found = { kind: SignalKind; start: number; end: number }

type Sentence = { text: string; at: number }

function sentencesOf(text: string): Sentence[] {
  return Array.from(text.matchAll(/[^.!?\n]+/g), (found) => ({ text: found[0], at: found.index }))
}

function asked({ text, at }: Sentence): Found[] {
  if (!ASKS.test(text) || DENIES.test(text)) return []
  return (['RESIDENT_NUMBER', 'ACCOUNT', 'MONEY'] as const).flatMap((kind) =>
    kind === 'MONEY' && GIVES.test(text)
      ? []
      : Array.from(text.matchAll(things[kind]), ({ 0: hit, index }) => ({
          kind,
          start: at + index,
          end: at + index + hit.length,
        })),
  )
}

const reachable = new Set(['PHONE', 'EMAIL', 'MESSENGER'])

/** Where a text asks for an account, a resident number or money, in the order of the text. */
function askedIn(text: string): Found[] {
  return sentencesOf(text)
    .flatMap(asked)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }, index, all) => all.slice(0, index).every((earlier) => earlier.end <= start))
}

/** All signals of a text. Contact data counts in an offer and in the first message alone; masked contacts count as well. */
export function signalsIn(text: string, { isFirst }: { isFirst: boolean }): SignalKind[] {
  const kinds = new Set<SignalKind>(askedIn(text).map(({ kind }) => kind))
  if (isFirst && (hidesSomething(text) || findContacts(text).some(({ kind }) => reachable.has(kind))))
    kinds.add('CONTACT')
  return signalKinds.filter((kind) => kinds.has(kind))
}

/** The candidate reads a care note under such a message (FIRM-9). */
export const needsCareNote = (text: string): boolean =>
  askedIn(text).some(({ kind }) => kind === 'ACCOUNT' || kind === 'RESIDENT_NUMBER')

type MarkedPiece = { text: string; isFound: boolean }

/** A text for a screen that marks what was found. */
export function markedPieces(text: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = 0
  for (const { start, end } of askedIn(text)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isFound: false })
    pieces.push({ text: text.slice(start, end), isFound: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isFound: false })
  return pieces
}
