import { randomBytes } from 'node:crypto'

/** What production insists on. Nothing outside is called, and nobody reads who runs it. */
export const production = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'http://127.0.0.1:3000',
  SECRETS_KEY: randomBytes(32).toString('hex'),
  SANDBOX: 'on',
  ALLOW_SANDBOX: 'yes',
  ALLOW_LOCAL_FILES: 'yes',
  // Never reached: a bench opens a database of its own, in its own folder.
  DATABASE_URL: 'postgresql:///bench',
  COMPANY_NAME: '주식회사 벤치',
  COMPANY_REPRESENTATIVE: '홍길동',
  COMPANY_BUSINESS_NUMBER: '123-45-67891',
  COMPANY_JOB_INFORMATION_NUMBER: '제0000-00호',
  COMPANY_ADDRESS: '서울특별시 커피구 원두로 1',
  COMPANY_PHONE: '00-0000-0000',
  COMPANY_EMAIL: 'help@coffeeattack.example',
  PRIVACY_OFFICER_NAME: '홍길동',
  PRIVACY_OFFICER_DEPARTMENT: '개인정보보호팀',
  PRIVACY_OFFICER_PHONE: '00-0000-0000',
  PRIVACY_OFFICER_EMAIL: 'privacy@coffeeattack.example',
}
