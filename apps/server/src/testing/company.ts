/** Who runs the service, as production insists on knowing; invented. */
export const COMPANY = {
  COMPANY_NAME: '주식회사 콩볶기',
  COMPANY_REPRESENTATIVE: '나대표',
  COMPANY_BUSINESS_NUMBER: '1234567891',
  COMPANY_JOB_INFORMATION_NUMBER: '제2026-01호',
  COMPANY_ADDRESS: '서울특별시 볶음구 콩로 2',
  COMPANY_PHONE: '02-0000-0100',
  COMPANY_EMAIL: 'help@coffee.example',
  COMPANY_ACCOUNT: '콩은행 123-45-678901 주식회사 콩볶기',
  PRIVACY_OFFICER_NAME: '나보호',
  PRIVACY_OFFICER_DEPARTMENT: '정보보호실',
  PRIVACY_OFFICER_PHONE: '02-0000-0118',
  PRIVACY_OFFICER_EMAIL: 'privacy@coffee.example',
  ALERTS_TO: '당번 전화',
}
