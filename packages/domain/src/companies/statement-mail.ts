import { BRAND } from '../brand.ts'
import { dayText, parseDay } from '../kst.ts'
import type { Letter } from '../notifications/mail.ts'
import type { ReminderKey } from './billing.ts'
import { monthText, wonText } from './statement.ts'

type Told = {
  company: string
  month: string
  number: string
  total: number
  /** `YYYY-MM-DD` */
  dueOn: string
  account: string
  link: string
}

/** Sent when the month is closed: everything that a transfer needs stands in it. */
export function statementMail(told: Told): Letter {
  const { company, month, total } = told
  const isOwed = total > 0
  return {
    subject: `${BRAND.ko} ${monthText(month)} 정산서가 나왔어요`,
    heading: `${monthText(month)} 정산서가 나왔어요`,
    paragraphs: [
      isOwed
        ? `${company}의 ${monthText(month)} 성공 보수는 부가세를 더해 ${wonText(total)}이에요.`
        : `${company}의 ${monthText(month)} 정산에서 정정한 금액이 더 커서 ${wonText(-total)}을 돌려드려요.`,
      ...(isOwed ? payLines(told) : []),
    ],
    ...ending(told),
  }
}

const leads: Readonly<Record<ReminderKey, (told: Told) => [subject: string, lead: string]>> = {
  SOON: ({ month, dueOn }) => [
    `${monthText(month)} 정산서의 입금 기한이 3일 남았어요`,
    `${dueText(dueOn)}까지 보내 주세요.`,
  ],
  TODAY: ({ month }) => [`${monthText(month)} 정산서의 입금 기한이 오늘이에요`, '오늘까지 입금해 주세요.'],
  LATE: ({ month, dueOn }) => [
    `${monthText(month)} 정산서의 입금 기한이 지났어요`,
    `입금 기한은 ${dueText(dueOn)}이었어요. 아직 입금을 확인하지 못했어요.`,
  ],
  LATER: ({ month, dueOn }) => [
    `${monthText(month)} 정산서의 입금을 기다리고 있어요`,
    `${dueText(dueOn)}까지였던 입금을 아직 확인하지 못했어요. 도움이 필요하면 알려 주세요.`,
  ],
}

export function reminderMail(key: ReminderKey, told: Told): Letter {
  const [subject, lead] = leads[key](told)
  return {
    subject: `${BRAND.ko} ${subject}`,
    heading: subject,
    paragraphs: [lead, ...payLines(told)],
    ...ending(told, ['이미 입금했다면 이 메일은 지나쳐 주세요. 확인하는 데 하루쯤 걸려요.']),
  }
}

const dueText = (dueOn: string) => dayText(parseDay(dueOn) ?? 0)

const payLines = ({ account, total, dueOn }: Told) => [
  `보낼 금액은 ${wonText(total)}, 기한은 ${dueText(dueOn)}이에요.`,
  `입금 계좌: ${account}`,
]

const ending = ({ number, link }: Told, notes: readonly string[] = []) => ({
  button: { label: '정산서 보기', link },
  notes: [`정산서 번호는 ${number}예요. 입금할 때 적어 주시면 더 빨리 확인해요.`, ...notes],
})
