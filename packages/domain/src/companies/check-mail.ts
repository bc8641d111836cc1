import { BRAND } from '../brand.ts'
import type { Letter } from '../notifications/mail.ts'
import { withJosa } from '../text/josa.ts'
import type { BusinessState } from './state.ts'

type StateTold = { company: string; state: BusinessState; waiting: number; link: string }

const said: Readonly<Record<BusinessState, [what: string, follows: string]>> = {
  SUSPENDED: [
    '휴업 중이에요',
    '새 어택을 보낼 수 없고, 열려 있는 어택은 고를 수 없어요. 다시 영업하면 저절로 풀려요.',
  ],
  CLOSED: ['폐업했어요', '후보자를 볼 수 없고, 열려 있는 어택은 더 이어지지 않아요.'],
  OPEN: ['다시 영업해요', '어택을 다시 보낼 수 있고, 열려 있는 어택을 다시 고를 수 있어요.'],
}

const subjects: Readonly<Record<BusinessState, string>> = {
  SUSPENDED: '휴업한 회사가 있어요',
  CLOSED: '폐업한 회사가 있어요',
  OPEN: '다시 영업하는 회사가 있어요',
}

/** To admins: the tax office says something else of a company since tonight (FIRM-3). */
export function companyStateMail({ company, state, waiting, link }: StateTold): Letter {
  const [what, follows] = said[state]
  const heading = `${withJosa(company, '이/가')} ${what}`
  return {
    // A subject stands on lock screens, so it names no company.
    subject: `${BRAND.ko} ${subjects[state]}`,
    heading,
    paragraphs: [
      `국세청에서 확인했어요. ${follows}`,
      waiting > 0 ? `열려 있는 어택을 받은 ${waiting}명에게 알렸어요.` : '열려 있는 어택은 없어요.',
    ],
    button: { label: '근거 보기', link },
    notes: ['매일 새벽에 다시 확인해요.'],
  }
}

type ListingTold = { company: string; isListed: boolean; link: string }

/** To admins: the list of employers who owe wages names a company, or no longer does (FIRM-4). */
export function arrearsMail({ company, isListed, link }: ListingTold): Letter {
  const heading = isListed
    ? `${withJosa(company, '이/가')} 체불사업주 명단에 있어요`
    : `${withJosa(company, '이/가')} 체불사업주 명단에서 빠졌어요`
  return {
    subject: `${BRAND.ko} ${isListed ? '체불사업주 명단에 오른 회사가 있어요' : '체불사업주 명단에서 빠진 회사가 있어요'}`,
    heading,
    paragraphs: isListed
      ? [
          '고용노동부 명단을 사업자등록번호로 확인했어요. 후보자에게 그대로 보여요.',
          '관리자가 까닭을 적고 정할 때까지 이 회사는 어택을 보낼 수 없어요.',
        ]
      : ['후보자에게 보이던 표시를 지웠어요. 어택을 다시 보낼 수 있어요.'],
    button: { label: isListed ? '정하러 가기' : '근거 보기', link },
    notes: ['매일 새벽에 다시 확인해요.'],
  }
}
