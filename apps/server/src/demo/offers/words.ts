import { withJosa } from '@coffeeattack/domain/text/josa'
import type { Dice } from '../chance/dice.ts'
import type { Company } from '../companies/companies.ts'
import type { Operator } from '../companies/operators.ts'

/** Money in words: only where the offer does not name it in figures. */
const MONEY = ['사이닝 보너스 500만 원', '사이닝 보너스 1,000만 원', '스톡옵션', '성과급 연 2회']
const ITEMS = [
  '주 2회 재택근무',
  '전면 재택근무',
  '10~12시 시차 출근',
  '교육비 연 200만 원',
  '층마다 에스프레소 바',
  '안식 휴가 3년마다 한 달',
  '점심 제공',
  '최신 노트북과 모니터 두 대',
  '건강검진과 가족 보험',
  '대출 이자 지원',
  '자기계발비 월 20만 원',
  '연차 20일',
  '반려동물과 함께 출근',
  '겨울 방학 일주일',
  '도서비 무제한',
  '통신비 지원',
  '어린이집 연계',
  '사내 헬스장',
  '해외 콘퍼런스 참가',
  '리프레시 휴가비 100만 원',
]

export function benefits(dice: Dice, isPayNamed: boolean): string[] {
  return dice.some(isPayNamed ? ITEMS : [...MONEY, ...ITEMS], dice.int(3, 6))
}

const HELLO: readonly ((who: string) => string)[] = [
  (who) => `안녕하세요, ${withJosa(who, '이에요/예요')}.`,
  (who) => `반가워요. ${who}입니다.`,
  (who) => `${withJosa(who, '이에요/예요')}. 프로필을 읽고 바로 연락드려요.`,
]

const WHY: readonly ((tag: string, domain: string) => string)[] = [
  (tag, domain) =>
    `${withJosa(tag, '을/를')} 다룬 이야기를 팀과 함께 읽었어요. 저희 ${domain} 서비스에 꼭 필요한 경험이에요.`,
  (tag) => `${tag} 이야기가 가장 먼저 눈에 들어왔어요. 지금 저희가 풀고 있는 문제와 꼭 닮았거든요.`,
  (tag, domain) => `${domain} 쪽에서 ${tag} 경험을 가진 분을 오래 찾았어요.`,
  (tag) => `숫자로 남긴 결과가 인상 깊었어요. 특히 ${tag} 부분을 더 듣고 싶어요.`,
]

const ASK = [
  '부담 없이 커피 한 잔 어떠세요? 팀 이야기를 솔직하게 들려드릴게요.',
  '이직 생각이 없으셔도 괜찮아요. 30분만 시간을 내 주시면 좋겠어요.',
  '궁금한 점은 무엇이든 물어보세요. 팀 리드와 함께 나갈게요.',
] as const

const ASK_WITH_SALARY = [...ASK, '연봉은 먼저 말씀드렸으니, 하는 일 이야기는 만나서 나눠요.'] as const

type Occasion = { operator: Operator; company: Company; tag: string; hasSalary: boolean }

/** A recruiter knows no name before the match, so nobody is addressed by one. */
export function recruiterMessage({ operator, company, tag, hasSalary }: Occasion, dice: Dice): string {
  const hello = dice.pick(HELLO)(`${company.row.name} 채용 담당 ${operator.row.name}`)
  return [hello, dice.pick(WHY)(tag, company.row.domain), dice.pick(hasSalary ? ASK_WITH_SALARY : ASK)].join(
    ' ',
  )
}

export function agentMessage(company: Company, tag: string, dice: Dice): string {
  const name = company.row.name
  return dice.pick([
    `${withJosa(name, '이/가')} ${tag} 경험을 가진 분을 찾고 있어요. 연봉과 일하는 방식까지 제가 먼저 확인했어요.`,
    `${name} 팀 리드와 이야기해 봤는데 잘 맞으실 것 같아요. 궁금한 점은 제가 대신 물어볼게요.`,
    `희망하신 조건을 ${name}에 전하고 받은 제안이에요. 커피챗에서 나머지를 편하게 정하면 돼요.`,
  ])
}

export const AGENT_NOTES = [
  '요즘 비슷한 경력의 제안이 부쩍 늘었어요. 프로필의 한 일을 조금 더 채우면 도움이 될 거예요.',
  '관심 회사로 고르신 곳에서 채용을 시작했어요. 제가 먼저 물어봐 드릴까요?',
  '연봉 협상이 처음이시면 함께 준비해요. 편한 시간을 알려 주세요.',
] as const

export function curationMessage(count: number, tag: string, dice: Dice): string {
  return dice.pick([
    `${tag} 경험을 보고 ${count}곳을 골랐어요. 모두 희망하신 연봉에 맞춰 제안할 수 있는 회사예요.`,
    `일하는 방식까지 따져 ${count}곳을 추렸어요. 마음 가는 곳만 골라 주세요.`,
    `${count}곳 모두 제가 담당자와 직접 이야기했어요. 여러 곳을 골라도 괜찮아요.`,
  ])
}
