import { searchKey } from '../../companies/search.ts'
import type { Lexicon, Term } from './lexicon.ts'
import type { Piece, TermsPiece } from './piece.ts'

/* Where somebody was before: 'OO 출신', 'OO 다녔던', 'OO에서 일하신', '서울대 컴공', '시각디자인 전공'. */

const FROM = /^(?:출신|출신인|출신의|출신이신|출신은|출신을|출신이|출신도|출신만|출신이나)$/u
const WORKED = /^(?:다녔던|다니던|다닌|다니셨던|다니신|재직했던|근무했던|근무한|재직한)$/u
const WORKER = /^근무자$/u
const LAST_JOB = /^직장(?:이|은|도)?$/u
const WORK = /^(?:근무|재직|다닌|일한)$/u
const BEFORE = /^(?:경험|이력|경력|적)(?:이|을|자)?$/u
const WORKED_AT =
  /^(?:일하는|일하시는|일하신|일한|일했던|일하던|근무한|근무하신|근무했던|재직한|재직하신|다닌|다니신|다녔던)$/u
const STUDIED = /^(?:전공|전공한|전공하신|전공자|나온|나오신|졸업|졸업한|졸업하신|졸업자|출신)$/u

/** Kinds of employers, not names of one. */
const KINDS_OF_EMPLOYERS = new Set(
  '이커머스 커머스 핀테크 스타트업 대기업 중견기업 중소기업 중견 중소 외국계 에이전시 인하우스 은행 병원 학교 연구소 유니콘 플랫폼 si 공기업 공공기관 헬스케어 모빌리티 광고 광고대행사 대행사 여행 패션 뷰티 식품 부동산 콘텐츠 엔터 통신 반도체 블록체인 saas 금융권 증권사 보험사 카드사 게임사 컨설팅펌 로펌 회계법인 물류 제조 교육 에듀테크 프롭테크 해외 국내 현장 비전공 비전공자'.split(
    ' ',
  ),
)

type Past = { pieces: readonly Piece[]; length: number }

export function pastAt(words: readonly string[], lexicon: Lexicon, before: Piece | undefined): Past | null {
  const [first = '', second = '', third = ''] = words
  const major = lexicon.majors.get(searchKey(first))
  const isBesideSchool = before?.kind === 'terms' && before.terms.some(({ kind }) => kind === 'school')
  if (major && (STUDIED.test(second) || isBesideSchool))
    return { pieces: [piece(`${first} 전공`, major)], length: STUDIED.test(second) ? 2 : 1 }
  // The word behind a school or a major only says that it is one.
  if (STUDIED.test(first) && before?.kind === 'terms' && before.terms.some(isStudy))
    return { pieces: [], length: 1 }
  const name = first.replace(/(?:에|을|를)$/u, '')
  if (WORKER.test(second) && isEmployer(name, lexicon))
    return { pieces: [company(name, `${name} 출신`)], length: 2 }
  const last = third.replace(/(?:인|이신|이었던|였던)$/u, '')
  if (first === '전' && LAST_JOB.test(second) && isEmployer(last, lexicon))
    return { pieces: [company(last, `${last} 출신`)], length: 3 }
  if (WORK.test(second) && BEFORE.test(third) && isEmployer(name, lexicon))
    return { pieces: [company(name, `${name} 출신`)], length: 3 }
  const isPrevious =
    (first === '전' || first === '前' || first === '전직') && second !== '' && isEmployer(second, lexicon)
  if (isPrevious) return { pieces: [company(second, `전 ${second}`)], length: 2 }
  const [, place = ''] = /^(.{2,})에서(?:는|만)?$/u.exec(first) ?? []
  if (place !== '' && WORKED_AT.test(second) && isEmployer(place, lexicon))
    return { pieces: [company(place, `${place} 출신`)], length: 2 }
  if (WORKED.test(second) && isEmployer(name, lexicon))
    return { pieces: [company(name, `${name} 출신`)], length: 2 }
  if (FROM.test(second) && isEmployer(first, lexicon))
    return { pieces: [company(first, `${first} 출신`)], length: 2 }
  const both = `${first} ${second}`
  // Two Korean words are mostly a word and an employer: '결제 두들페이 출신'.
  if (
    FROM.test(third) &&
    /^[\w.&' -]+$/u.test(both) &&
    isEmployer(both, lexicon) &&
    isEmployer(second, lexicon) &&
    isEmployer(first, lexicon)
  )
    return { pieces: [company(both, `${both} 출신`)], length: 3 }
  return FROM.test(first) ? { pieces: [], length: 1 } : null
}

const isStudy = ({ kind }: Term) => kind === 'school' || kind === 'major'

/** A name that no list has is taken for an employer's. */
const isEmployer = (name: string, { meanings }: Lexicon): boolean =>
  name.length > 1 && !meanings.has(searchKey(name)) && !KINDS_OF_EMPLOYERS.has(name.toLowerCase())

const company = (name: string, text: string): TermsPiece => piece(text, { kind: 'company', name })

const piece = (text: string, term: Term): TermsPiece => ({
  kind: 'terms',
  text,
  terms: [term],
  isNot: false,
  repairedTo: null,
})
