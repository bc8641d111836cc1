/** Companies write benefits in their own words; the first word that is known says of which kind one is. */
const kinds = [
  ['learning', /교육|도서|학비|강의|세미나|[콘컨]퍼런스|자기 ?계발/],
  ['home', /재택|원격|리모트|홈 ?오피스/],
  ['holiday', /휴가|안식|연차|방학|주 ?4일/],
  ['hours', /시차|유연|자율 출|퇴근|단축|시간/],
  ['food', /커피|에스프레소|간식|식대|식사|점심|저녁|카페/],
  ['health', /건강|검진|보험|심리|상담|헬스/],
  ['place', /사옥|사무실|거점|역세권|기숙사|주거/],
  ['money', /보너스|인센티브|스톡|주식|성과급|상여|수당|대출|지원|만 ?원/],
] as const

type BenefitKind = (typeof kinds)[number][0] | 'other'

export function benefitKind(benefit: string): BenefitKind {
  return kinds.find(([, words]) => words.test(benefit))?.[0] ?? 'other'
}
