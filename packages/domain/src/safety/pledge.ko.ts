/** What every company promises about a candidate's data (FIRM-10). The accept sheet shows it before anything is disclosed. */
export const pledge = {
  heading: '회사가 지키는 약속',
  promises: [
    '내가 허락하기 전에는 평판 조회를 하지 않아요.',
    '이번 채용이 아닌 일에는 내 정보를 쓰지 않아요.',
    '채용이 끝나면 내 정보를 지워요.',
  ],
} as const
