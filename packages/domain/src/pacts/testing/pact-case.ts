import { parseDay } from '../../kst.ts'
import type { DocumentInput, DocumentParties } from '../document.ts'
import { emptyTerms, type Terms } from '../terms.ts'

/** The case of the drawings: offer 6,700~7,200, second version 7,200, a signing bonus of 300 in place of 500. */
export const parties: DocumentParties = {
  documentNumber: 'CA-2611-0482',
  company: {
    name: '주식회사 노을클라우드',
    businessNumber: '0000001482',
    representative: '정하늬',
    address: '서울 성동구 성수이로 24',
  },
  person: { name: '한지우', birthday: '1994-05-17', phone: '01000002417', position: '프론트엔드 개발자' },
  signer: { name: '강세아', title: '인사 총괄' },
}

export const terms: Terms = {
  ...emptyTerms,
  base: 7200,
  bonus: { min: 300, max: 700 },
  stock: { min: 1200, max: 2000, kind: 'OPTION', years: 4 },
  signing: 300,
  mealsMonthly: 20,
  startsOn: '2027-01-04',
  place: '서울 성동구 성수이로 24 노을빌딩. 한 주에 두 번 재택근무를 할 수 있습니다.',
  work: '프론트엔드 개발(요금 화면과 결제 흐름)',
  hours: '1일 8시간, 1주 40시간. 10시에서 12시 사이에 시작합니다.',
  rest: '근로시간 도중에 1시간',
  holidays: '주휴일은 일요일입니다. 토요일, 관공서의 공휴일과 대체공휴일, 근로자의 날에 쉽니다.',
  leave: '근로기준법 제60조에 따릅니다. 1년 미만에는 한 달 개근에 1일, 1년 80% 이상 출근에 15일입니다.',
  payDay: 25,
  payWay: 'TRANSFER',
  probation: { months: 3, payPercent: 100 },
  other: '교육비 연 2,000,000원',
  reasons: {
    signing:
      '사이닝 보너스는 올해 쓸 수 있는 금액이 300만 원까지예요. 대신 연봉을 제안에서 가장 높은 7,200만 원으로 맞췄어요.',
  },
}

export const secondVersion: DocumentInput = {
  parties,
  number: 2,
  sentDay: parseDay('2026-11-18')!,
  terms,
  offered: {
    base: { min: 6700, max: 7200 },
    pay: {
      bonus: { min: 300, max: 700 },
      stock: { min: 1200, max: 2000, kind: 'OPTION', years: 4 },
      signing: 500,
    },
  },
}
