import { COMPANY } from '../../../apps/server/src/testing/company.ts'

/** Values for the empty variables of the examples in deploy/. All hosts are invented. */
const FILLED = {
  ...COMPANY,
  SECRETS_KEY: 'ab'.repeat(32),
  POSTGRES_PASSWORD: 'cd'.repeat(32),
  DATABASE_OWNER_PASSWORD: 'owner',
  DATABASE_SERVICE_PASSWORD: 'service',
  VALKEY_PASSWORD: 'counts',
  BACKUP_PASSPHRASE: 'passphrase',
  BACKUP_S3_HOST: 's3.example',
  BACKUP_S3_REGION: 'ap-northeast-2',
  BACKUP_S3_BUCKET: 'backups',
  BACKUP_S3_ACCESS_KEY_ID: 'id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  ALERT_WEBHOOK: 'https://hooks.example/team',
  DEADMAN_WEBHOOK: 'https://hooks.example/alive',
  METRICS_TOKEN: 'ef'.repeat(32),
  GRAFANA_PASSWORD: 'password',
  DATABASE_URL: 'postgresql://db.example/coffee',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtps://user:password@mail.coffee.example:465',
  MAIL_FROM: '커피어택 <no-reply@coffee.example>',
  KAKAO_CLIENT_ID: 'id',
  KAKAO_CLIENT_SECRET: 'secret',
  CODEF_CLIENT_ID: 'id',
  CODEF_CLIENT_SECRET: 'secret',
  CODEF_PUBLIC_KEY: 'key',
  SMS_KEY: 'key',
  SMS_SECRET: 'secret',
  SMS_FROM: '0212345678',
  DATA_GO_KR_KEY: 'off',
  WORK24_AUTH_KEY: 'off',
}

/** The example with these values; other empty variables stay empty. */
export const filledIn = (example: NodeJS.Dict<string>) =>
  Object.fromEntries(
    Object.entries(example).map(([name, text]) => [name, text || String(Object(FILLED)[name] ?? '')]),
  )
