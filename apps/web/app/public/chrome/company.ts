import { BRAND } from '@coffeeattack/domain/brand'

/** Who runs the service, as the law asks a site to say. The figures are put in with the registration. */
export const company = {
  name: `주식회사 ${BRAND.ko}`,
  lines: ['대표 홍길동 · 사업자등록번호 000-00-00000', '직업정보제공사업 신고번호 제0000-00호'],
} as const
