import { BRAND } from '@coffeeattack/domain/brand'
import { z } from 'zod'
import * as value from './settings-values.ts'

/** Who runs the service, who answers for personal data, as the law asks a site to say, and who hears of alerts. */
export const identityVariables = {
  COMPANY_NAME: z.string().optional(),
  COMPANY_REPRESENTATIVE: z.string().optional(),
  COMPANY_BUSINESS_NUMBER: value.businessNumber().optional(),
  COMPANY_JOB_INFORMATION_NUMBER: z.string().optional(),
  COMPANY_MAIL_ORDER_NUMBER: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_PHONE: value.phone().optional(),
  COMPANY_EMAIL: value.email().optional(),
  COMPANY_ACCOUNT: z.string().max(100).optional(),
  PRIVACY_OFFICER_NAME: z.string().optional(),
  PRIVACY_OFFICER_DEPARTMENT: z.string().optional(),
  PRIVACY_OFFICER_PHONE: value.phone().optional(),
  PRIVACY_OFFICER_EMAIL: value.email().optional(),
  ALERTS_TO: z.string().max(200).optional(),
}

type IdentityName = keyof typeof identityVariables
type Identity = { readonly [Name in IdentityName]?: string | undefined }

/** Production insists on them. Selling by mail order is not every company's business, so that number may be missing. */
export const identityNeeded = Object.keys(identityVariables).filter(
  (name) => name !== 'COMPANY_MAIL_ORDER_NUMBER',
) as IdentityName[]

/** Invented wherever nobody was named, so that every page can be tried. */
export function readIdentity(given: Identity) {
  return {
    company: {
      name: given.COMPANY_NAME ?? `주식회사 ${BRAND.ko}`,
      representative: given.COMPANY_REPRESENTATIVE ?? '홍길동',
      businessNumber: given.COMPANY_BUSINESS_NUMBER ?? '000-00-00000',
      jobInformationNumber: given.COMPANY_JOB_INFORMATION_NUMBER ?? '제0000-00호',
      mailOrderNumber: given.COMPANY_MAIL_ORDER_NUMBER,
      address: given.COMPANY_ADDRESS ?? '서울특별시 커피구 원두로 1',
      phone: given.COMPANY_PHONE ?? '00-0000-0000',
      email: given.COMPANY_EMAIL ?? 'help@coffeeattack.example',
    },
    /** Where companies pay what a statement says (KEEP-6): bank, number and holder. Kept out of `company`, which public pages show. */
    account: given.COMPANY_ACCOUNT ?? `콩은행 000-00-000000 주식회사 ${BRAND.ko}`,
    privacyOfficer: {
      name: given.PRIVACY_OFFICER_NAME ?? '홍길동',
      department: given.PRIVACY_OFFICER_DEPARTMENT ?? '개인정보보호팀',
      phone: given.PRIVACY_OFFICER_PHONE ?? '00-0000-0000',
      email: given.PRIVACY_OFFICER_EMAIL ?? 'privacy@coffeeattack.example',
    },
    /** Who hears when the service breaks. Told at the start, so that nobody runs it without having decided that. */
    alertsTo: given.ALERTS_TO,
  }
}
