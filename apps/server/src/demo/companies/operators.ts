import type { operators } from '../../platform/db/schema/operators.ts'
import { demoAccounts } from '../accounts.ts'
import type { Dice } from '../chance/dice.ts'
import { between, daysBefore } from '../chance/moments.ts'
import type { Company } from './companies.ts'

export type Operator = { row: Omit<typeof operators.$inferInsert, 'passwordHash'>; company: Company | null }

type Post = {
  name: string
  email: string
  company?: string
  greeting: string
  role?: 'ADMIN'
  title?: string
}

/** Who hires for whom; a company may have two. */
const RECRUITERS: readonly Post[] = [
  {
    ...pickAccount('recruiter'),
    company: 'noeul-cloud',
    greeting: '노을클라우드 채용 리드예요. 보통 30분 안에 답해요.',
    title: '채용 리드',
  },
  post('강세아', 'sea', 'noeul-cloud', '노을클라우드에서 플랫폼 팀 채용을 맡고 있어요.'),
  post('오태리', 'taeri', 'doodle-pay', '두들페이 채용 담당이에요. 궁금한 건 무엇이든 물어보세요.'),
  post('남윤재', 'yunjae', 'ongyeol-health', '온결헬스의 첫 채용 담당자예요.'),
  post('배소율', 'soyul', 'mocha-logis', '모카로지스에서 개발과 물류 채용을 함께 봐요.'),
  post('한별이', 'byeoli', 'bandal-labs', '반달랩스 피플팀이에요. 저녁에도 답할 수 있어요.'),
  post('조이안', 'ian', 'neoul-energy', '너울에너지 채용 담당이에요. 팀 이야기를 편하게 들려드려요.'),
  post('임채하', 'chaeha', 'dalgeurak', '달그락에서 함께 요리할 동료를 찾고 있어요.'),
  post('유시온', 'sion', 'semo-store', '세모상점 인사팀이에요. 하루 안에 답해요.'),
  post('권나율', 'nayul', 'byeolmuri-games', '별무리게임즈 채용 담당이에요. 게임 이야기도 좋아해요.'),
  post('신루아', 'rua', 'yeoul-finance', '여울파이낸스 피플 파트너예요.'),
  post('황도겸', 'dogyeom', 'naru-mobility', '나루모빌리티에서 제품 조직 채용을 맡고 있어요.'),
  post('안세봄', 'sebom', 'solbangul-soft', '솔방울소프트 채용 담당이에요. 차 한 잔처럼 편하게 이야기해요.'),
  post('송이레', 'ire', 'yeonpil-kkakki', '연필깎이 운영팀이에요. 교육을 바꾸고 싶은 분을 기다려요.'),
  post('전마루', 'maru', 'doldari-security', '돌다리보안 채용 담당이에요.'),
  post('홍서호', 'seoho', 'hanppyeom-house', '한뼘하우스에서 사람을 잇고 있어요.'),
  post('문라온', 'raon', 'batu-robotics', '바투로보틱스 채용 담당이에요. 로봇이 있는 사무실로 초대할게요.'),
  post('고은새', 'eunsae', 'durebak-data', '두레박데이터 피플팀이에요.'),
  post('서진휘', 'jinhwi', 'ongdal-media', '옹달미디어 채용 담당이에요. 늦어도 다음 날 답해요.'),
  post('노아린', 'arin', 'gyeojassi-ad', '겨자씨애드 채용 담당이에요.'),
]

const TITLES = ['피플 파트너', '피플팀', '인사팀', '운영팀']

const AGENTS: readonly Post[] = [
  { ...pickAccount('agent'), greeting: '어울리는 회사를 찾아 대신 물어봐 드려요.' },
  post('윤하담', 'hadam', null, '개발자의 이직을 함께 고민해요.'),
  post('장예준', 'yejun', null, '기획과 디자인 쪽 회사를 잘 알아요.'),
  post('최온유', 'onyu', null, '연봉 이야기는 제가 대신 꺼내 드릴게요.'),
  post('백서린', 'seorin', null, '데이터와 인공지능 분야를 맡고 있어요.'),
]

const ADMIN: Post = { ...pickAccount('admin'), greeting: '', role: 'ADMIN' }

export function createOperators(companies: readonly Company[], now: Date, dice: Dice): Operator[] {
  return [...RECRUITERS, ...AGENTS, ADMIN].map(({ name, email, company: slug, greeting, role, title }) => {
    const company = companies.find((one) => one.slug === slug) ?? null
    const createdAt = between(daysBefore(now, 140), daysBefore(now, 100), dice)
    return {
      company,
      row: {
        id: dice.id(createdAt),
        role: role ?? (company ? 'RECRUITER' : 'AGENT'),
        companyId: company?.row.id ?? null,
        email,
        name,
        greeting,
        title: title ?? (company ? titleIn(greeting) : ''),
        createdAt,
      },
    }
  })
}

function post(name: string, mailbox: string, company: string | null, greeting: string): Post {
  if (company === null) return { name, email: `${mailbox}@coffeeattack.example`, greeting }
  return { name, email: `${mailbox}@${company.replaceAll('-', '')}.example`, company, greeting }
}

/** As the people introduce themselves. */
const titleIn = (greeting: string) => TITLES.find((title) => greeting.includes(title)) ?? '채용 담당'

function pickAccount(key: 'recruiter' | 'agent' | 'admin'): { name: string; email: string } {
  const { name, email } = demoAccounts[key]
  return { name, email }
}
