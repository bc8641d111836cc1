/** Who caused a failed confirmation: the person, the institution, or we. */
export type FailureCause = 'person' | 'institution' | 'us'

export const causeNames: Readonly<Record<FailureCause, string>> = {
  person: '본인',
  institution: '기관',
  us: '우리',
}

/** Stored as the code when the provider did not answer. */
export const NO_ANSWER = 'NO-ANSWER'

type Row = { readonly codes: readonly string[]; readonly words: string; readonly cause: FailureCause }

/** The meaning of the provider's codes, for admins (BIZ-18). */
const rows: readonly Row[] = [
  { codes: ['CF-12001', 'CF-01004'], words: '시간 안에 답하지 않았어요', cause: 'person' },
  { codes: ['CF-12872', 'CF-03002', 'CF-00016'], words: '세 번째까지 확인이 없었어요', cause: 'person' },
  { codes: ['CF-12871', 'CF-12870'], words: '앱이나 인증서가 없어요', cause: 'person' },
  {
    codes: ['CF-12835', 'CF-12837', 'CF-12074', 'CF-13000'],
    words: '본인 정보가 맞지 않아요',
    cause: 'person',
  },
  { codes: ['CF-12102', 'CF-12701'], words: '본인이 취소했어요', cause: 'person' },
  {
    codes: ['CF-00012', 'CF-00022', 'CF-00023', 'CF-12055', 'CF-12830'],
    words: '하루에 요청할 수 있는 수를 넘었어요',
    cause: 'person',
  },
  { codes: ['CF-12832', 'CF-03999'], words: '기관에 아무 기록이 없어요', cause: 'person' },
  {
    codes: ['CF-12100', 'CF-12003', 'CF-12200', 'CF-12202'],
    words: '기관에 연결하지 못했어요',
    cause: 'institution',
  },
  {
    codes: ['CF-12041', 'CF-00018', 'CF-01005', 'CF-00011'],
    words: '기관이 점검하고 있었어요',
    cause: 'institution',
  },
  {
    codes: ['CF-00025', 'CF-00024', 'CF-03001', 'CF-03003', 'CF-03004', 'CF-03007'],
    words: '인증을 처음부터 다시 해야 했어요',
    cause: 'institution',
  },
  {
    codes: ['CF-09980', 'CF-09999', 'CF-01001', 'CF-01002', 'CF-01003', 'CF-01007', 'CF-00401'],
    words: '중계하는 곳에서 오류가 났어요',
    cause: 'institution',
  },
  { codes: [NO_ANSWER], words: '기관이 답하지 않았어요', cause: 'institution' },
  {
    codes: [
      'CF-00001',
      'CF-00003',
      'CF-00007',
      'CF-12411',
      'CF-12850',
      'CF-13002',
      'CF-04020',
      'CF-04028',
      'CF-04036',
    ],
    words: '필요한 값을 빠뜨렸어요',
    cause: 'us',
  },
]

/** An unknown code counts as ours, so that somebody looks into it. */
const UNKNOWN = { words: '처음 보는 코드예요', cause: 'us' } as const

export function failureWords(code: string): { words: string; cause: FailureCause } {
  const { words, cause } = rows.find(({ codes }) => codes.includes(code)) ?? UNKNOWN
  return { words, cause }
}
