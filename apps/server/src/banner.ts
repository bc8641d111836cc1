import { CONSOLE } from '@coffeeattack/contract/console-pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { SANDBOX_PREFIX } from './platform/providers/sandbox.ts'
import type { Settings } from './settings.ts'

/** What a person reads when the service has started: where to look, and as whom. */
export async function banner(
  url: string,
  {
    sandbox,
    demoData,
    alertsTo,
  }: Pick<Settings, 'sandbox' | 'demoData'> & Partial<Pick<Settings, 'alertsTo'>>,
): Promise<string> {
  const places = [
    ['앱', url],
    ['콘솔', url + CONSOLE],
    ...(sandbox
      ? [
          ['휴대전화', `${url}${SANDBOX_PREFIX}/phone (인증 알림과 문자가 여기로 와요)`],
          ['메일함', `${url}${SANDBOX_PREFIX}/mail (초대와 비밀번호 메일이 여기로 와요)`],
        ]
      : []),
    ['API 안내서', `${url}/api/docs`],
    ...(alertsTo ? [['경보를 받는 곳', alertsTo]] : []),
  ]
  const lines = [
    `☕ ${withJosa(BRAND.ko, '이/가')} 준비됐어요.`,
    ...places.map(([name, where]) => `   ${name}: ${where}`),
  ]
  return [...lines, ...(demoData ? await demoLines(url, sandbox) : [])].join('\n')
}

/** As whom, where the demo's people live: production images leave them out. */
async function demoLines(url: string, sandbox: boolean): Promise<string[]> {
  const { DEMO_SECOND_FACTOR, demoAccounts } = await import('./demo/accounts.ts')
  const { candidate, ...signIns } = demoAccounts
  // Everyone in the console is asked for a code; the stand-in for their authenticator app shows it.
  const codes = `${url}${SANDBOX_PREFIX}/authenticator#${DEMO_SECOND_FACTOR}`
  return [
    '   데모 계정',
    `     ${candidate.role} ${candidate.name}: 휴대전화 ${candidate.phone}`,
    ...Object.values(signIns).map(
      ({ role, name, email, password }) => `     ${role} ${name}: ${email} · ${password}`,
    ),
    ...(sandbox ? [`     콘솔에 로그인할 때의 인증 코드: ${codes}`] : []),
  ]
}
