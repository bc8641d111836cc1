/** The pledge of FIRM-10 as a company reads it before it joins; candidates read it in the accept sheet. */
export const COMPANY_PROMISES = [
  '본인이 좋다고 하기 전에는 평판을 묻지 않아요.',
  '받은 정보는 이 채용에만 써요.',
  '채용이 끝나면 정보를 지워요.',
] as const
