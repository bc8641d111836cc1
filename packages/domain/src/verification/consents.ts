import { BRAND } from '../brand.ts'
import { KEPT_DAYS } from '../profiles/withdrawal.ts'

/** The content that the law requires of a consent. */
export type ConsentTerms = {
  /** The recipient of the data. */
  recipient: string
  purpose: string
  items: string
  period: string
  /** The consequence of a refusal. */
  refusal: string
}

export type Consent = {
  /** The effective date of this text. A stored consent keeps it: another text is another version. */
  version: string
  required: boolean
  label: string
  /** null: the text is a page of its own, and the version is that page's date. */
  terms: ConsentTerms | null
}

const CERTIFIERS = '간편인증 사업자(카카오, 통신 3사 PASS)와 조회 중계 사업자'

/** The consents of registration and verification. Each is separate; an optional one never blocks the service. */
export const verificationConsents = {
  serviceTerms: { version: '2026-11-15', required: true, label: '이용약관에 동의해요', terms: null },
  collection: {
    version: '2026-11-01',
    required: true,
    label: '개인정보 수집과 이용에 동의해요',
    terms: {
      recipient: BRAND.ko,
      purpose: '경력과 소득 확인, 회사의 연봉 제안 전달',
      items: '이름, 생년월일, 성별, 휴대전화 번호, 직장 이름과 재직 기간, 연 소득',
      period: `탈퇴할 때까지. 받은 제안이 있으면 탈퇴한 뒤 ${KEPT_DAYS}일까지 따로 보관하고 지워요.`,
      refusal: '동의하지 않을 수 있어요. 그러면 제안을 받을 수 없어요.',
    },
  },
  thirdParty: {
    version: '2026-11-01',
    required: true,
    label: '개인정보 제3자 제공에 동의해요',
    terms: {
      recipient: `${CERTIFIERS}, 국민건강보험공단, 국세청`,
      purpose: '본인 확인, 경력과 소득 확인',
      items: '이름, 생년월일, 성별, 휴대전화 번호, 통신사',
      period: '확인이 끝나면 바로 지워요.',
      refusal: '동의하지 않을 수 있어요. 그러면 경력을 인증할 수 없어요.',
    },
  },
  taxOffice: {
    version: '2026-11-01',
    required: true,
    label: '국세청 소득 조회와 고유식별정보 처리에 동의해요',
    terms: {
      recipient: `${CERTIFIERS}, 국세청`,
      purpose: '국세청 소득 확인',
      items: '주민등록번호',
      period: '조회에 한 번만 쓰고 저장하지 않아요.',
      refusal: '동의하지 않을 수 있어요. 그러면 건강보험 소득으로만 확인해요.',
    },
  },
  marketing: {
    version: '2026-11-01',
    required: false,
    label: '새 소식과 혜택을 받아 볼게요',
    terms: {
      recipient: BRAND.ko,
      purpose: '새 소식과 혜택 안내',
      items: '휴대전화 번호, 이메일',
      period: '동의를 거둘 때까지',
      refusal: '동의하지 않아도 모든 기능을 쓸 수 있어요.',
    },
  },
} as const satisfies Record<string, Consent>

export type VerificationConsent = keyof typeof verificationConsents
