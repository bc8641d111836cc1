/** What a person agrees to by choosing an offer, alone or of a group: its company reads name and contact (OFR-13). */
export const companyReveal = {
  version: '2026-11-15',
  required: true,
  label: '고른 회사에 이름과 연락처를 알려 주는 데 동의해요',
  terms: {
    recipient: '내가 제안을 고른 회사',
    purpose: '커피챗 일정 잡기와 채용 이야기',
    items: '이름, 휴대전화 번호, 이메일, 이력서, 포트폴리오, 깃허브, 링크드인',
    period: '채용 이야기가 끝날 때까지',
    refusal: '동의하지 않을 수 있어요. 그러면 커피챗을 연결할 수 없어요.',
  },
} as const
