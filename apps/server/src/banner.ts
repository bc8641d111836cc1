import { CONSOLE } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { DEMO_SECOND_FACTOR, demoAccounts } from './demo/accounts.ts'
import { SANDBOX_PREFIX } from './platform/providers/sandbox.ts'
import type { Settings } from './settings.ts'

/** What a person reads when the service has started: where to look, and as whom. */
export function banner(url: string, { sandbox, demoData }: Pick<Settings, 'sandbox' | 'demoData'>): string {
  const places = [
    ['앱', url],
    ['콘솔', url + CONSOLE],
    ...(sandbox ? [['휴대전화', `${url}${SANDBOX_PREFIX}/phone (인증 알림과 문자가 여기로 와요)`]] : []),
    ['API 안내서', `${url}/api/docs`],
  ]
  const lines = [
    `☕ ${withJosa(BRAND.ko, '이/가')} 준비됐어요.`,
    ...places.map(([name, where]) => `   ${name}: ${where}`),
  ]
  return [
    ...lines,
    ...(demoData ? accounts() : []),
    ...(demoData && sandbox ? [authenticator(url)] : []),
  ].join('\n')
}

function accounts(): string[] {
  const { candidate, ...signIns } = demoAccounts
  return [
    '   데모 계정',
    `     ${candidate.role} ${candidate.name}: 휴대전화 ${candidate.phone}`,
    ...Object.values(signIns).map(
      ({ role, name, email, password }) => `     ${role} ${name}: ${email} · ${password}`,
    ),
  ]
}

/** Everyone in the console is asked for a code; the stand-in for their authenticator app shows it. */
function authenticator(url: string): string {
  return `     콘솔에 로그인할 때의 인증 코드: ${url}${SANDBOX_PREFIX}/authenticator#${DEMO_SECOND_FACTOR}`
}
