/** The words of /verify that what was found chooses. `on`: the states in which they stand. */
export const panels = [
  {
    on: 'empty over checking bad',
    title: ['처음 그대로인지', '바로 확인해요'],
    text: '회원이 아니어도 누구나 확인할 수 있어요.',
  },
  { on: 'SAME', title: ['봉인한', '그대로예요'], text: '커피어택의 봉인과 두 사람의 서명이 맞아요.' },
  { on: 'CHANGED', title: ['봉인한 것과', '달라요'], text: '처음 받은 파일로 다시 확인해 주세요.' },
  { on: 'NOT_OURS', title: ['봉인을', '찾지 못했어요'], text: '내려받은 PDF 그대로 넣어 주세요.' },
] as const

export const results = [
  { on: 'SAME', title: ['봉인한 뒤', '바뀌지 않았어요'] },
  { on: 'CHANGED', title: ['봉인한 뒤에', '바뀐 파일이에요'] },
  { on: 'NOT_OURS', title: ['커피어택이 봉인한', '파일이 아니에요'] },
] as const

export const tips = [
  {
    on: 'CHANGED',
    title: '이렇게 해 보세요',
    lines: [
      '합의서를 커피어택에서 다시 내려받아 확인해 주세요.',
      '메모를 적거나 다른 앱으로 저장해도 파일이 바뀌어요. 꼭 내용을 고쳤다는 뜻은 아니에요.',
      '어디가 바뀌었는지는 알 수 없어요. 이 파일의 금액은 믿지 않는 게 좋아요.',
    ],
  },
  {
    on: 'NOT_OURS',
    title: '이럴 때 이렇게 보여요',
    lines: [
      '인쇄해서 스캔하거나 사진으로 찍은 파일이에요.',
      '초안이거나, 한 사람만 서명한 문서예요.',
      '다른 곳에서 만든 문서예요. 진짜인지 가짜인지는 저희가 알 수 없어요.',
    ],
  },
] as const

/** Chosen by the answer, said by the island. */
export const notes = {
  inTime: '봉인에 쓴 인증서가 올바르고 기한 안이에요',
  outOfTime: '봉인에 쓴 인증서의 기한이 지났어요',
  demo: '연습용 인증서예요. 실제 합의서가 아니에요',
  stamped: '시각을 확인해 주는 기관이 찍었어요',
  unstamped: '다른 기관의 시각 확인 없이 봉인했어요',
  unchecked: '서명값은 다시 확인하지 못했어요',
  notPdf: 'PDF 파일만 확인할 수 있어요',
  failed: '지금은 확인하지 못했어요',
  again: '잠시 뒤 다시 해 주세요',
} as const
