import { BRAND } from '../brand.ts'
import { momentText } from '../kst.ts'
import type { Letter } from '../notifications/mail.ts'
import { APPLICATION } from './application.ts'

/** Mails of a company that signs itself up (FIRM-1, FIRM-2). `link` is the secret address of the waiting page. */
const NOT_MINE = '신청한 기억이 없다면 이 메일을 지워 주세요.'

export const codeMail = (code: string, link: string): Letter => ({
  subject: `${BRAND.ko} 가입 확인 번호예요`,
  heading: `확인 번호는 ${code}예요`,
  paragraphs: [
    `${APPLICATION.codeValidMs / 60_000}분 안에 화면에 적어 주세요.`,
    '아래 링크로 신청이 어디까지 왔는지 언제든 볼 수 있어요. 이 메일을 지우지 말아 주세요.',
  ],
  button: { label: '신청 화면 열기', link },
  notes: [NOT_MINE],
})

/** To an address that has an account: the screen says nothing else than to others. */
export const knownMail = (link: string): Letter => ({
  subject: `${BRAND.ko} 가입 안내예요`,
  heading: '이미 계정이 있어요',
  paragraphs: ['이 메일 주소로 만든 콘솔 계정이 있어요. 새로 신청하지 않고 로그인하면 돼요.'],
  button: { label: '로그인하기', link },
  notes: [NOT_MINE],
})

export const inReviewMail = (company: string, by: Date): Letter => ({
  subject: `${BRAND.ko} 가입 신청을 심사하고 있어요`,
  heading: '국세청 확인이 끝났어요',
  paragraphs: [`${company}를 사람이 한 번 더 살펴봐요. 늦어도 ${momentText(by)}까지 알려 드려요.`],
})

export const approvedMail = (company: string, link: string): Letter => ({
  subject: `${BRAND.ko} 가입이 승인됐어요`,
  heading: '이제 후보자를 볼 수 있어요',
  paragraphs: [
    `${company}의 심사를 마쳤어요.`,
    '아직 비밀번호를 정하지 않았다면 처음 보내 드린 메일의 신청 화면에서 정해 주세요.',
  ],
  button: { label: '콘솔 열기', link },
})

export const refusedMail = (reason: string): Letter => ({
  subject: `${BRAND.ko} 가입 심사 결과예요`,
  heading: '이번에는 함께하지 못하게 됐어요',
  paragraphs: [reason, '고친 뒤에 처음 보내 드린 메일의 신청 화면에서 다시 신청할 수 있어요.'],
})

export const notMatchedMail: Letter = {
  subject: `${BRAND.ko} 가입 신청을 확인해 주세요`,
  heading: '국세청 등록 정보와 맞지 않아요',
  paragraphs: [
    '무엇이 다른지는 알려 드릴 수 없어요. 처음 보내 드린 메일의 신청 화면에서 세 가지를 다시 살펴봐 주세요.',
  ],
}

export const askedMail = (question: string): Letter => ({
  subject: `${BRAND.ko} 가입 심사에서 여쭤봐요`,
  heading: '한 가지 여쭤볼게요',
  paragraphs: [question, '처음 보내 드린 메일의 신청 화면에서 답해 주세요.'],
})

/** To the recruiters of the company that somebody wants to join. */
export const joinMail = (name: string, title: string, note: string, link: string): Letter => ({
  subject: `${BRAND.ko}를 함께 쓰고 싶다는 동료가 있어요`,
  heading: '함께 쓰고 싶다는 동료가 있어요',
  paragraphs: [`${name} 님(${title})이 우리 회사를 함께 쓰고 싶어 해요.`, ...(note ? [note] : [])],
  button: { label: '우리 팀에서 답하기', link },
})

export const movedToJoinMail = (company: string): Letter => ({
  subject: `${BRAND.ko} 가입 신청 안내예요`,
  heading: `${company}는 이미 커피어택을 쓰고 있어요`,
  paragraphs: ['같은 사업자등록번호의 회사에 함께 쓰고 싶다고 알렸어요. 동료가 답하면 메일로 알려 드려요.'],
})

export const joinedMail = (company: string, link: string): Letter => ({
  subject: `${BRAND.ko}를 함께 쓸 수 있어요`,
  heading: `${company}의 동료가 받아 주었어요`,
  paragraphs: ['아직 비밀번호를 정하지 않았다면 처음 보내 드린 메일의 신청 화면에서 정해 주세요.'],
  button: { label: '콘솔 열기', link },
})

export const declinedMail = (company: string): Letter => ({
  subject: `${BRAND.ko} 가입 신청 결과예요`,
  heading: `${company}의 동료가 받아 주지 않았어요`,
  paragraphs: ['내일부터 신청 화면에서 한 번 더 알릴 수 있어요.'],
})
