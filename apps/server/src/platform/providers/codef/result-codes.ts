import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { certificateOf } from '@coffeeattack/domain/verification/certificate'

/** The institution, and whether the request asks for the confirmation or fetches the result. */
export type Moment = {
  readonly area: 'career' | 'tax'
  readonly step: 'request' | 'fetch'
  readonly loginTypeLevel: number
}

/**
 * What a result code means to us.
 * `confirm`: the person must confirm on the phone. `nothing`: the institution holds nothing on this person.
 */
export type Meaning = { readonly kind: 'success' | 'confirm' | 'nothing' } | Refused
type Refused = { readonly kind: 'refused'; readonly situation: Situation; readonly ourFault?: true }

type Row = {
  readonly codes: readonly string[]
  readonly area?: Moment['area']
  readonly step?: Moment['step']
  readonly means: Meaning['kind'] | Situation | 'certificate'
  readonly ourFault?: true
}

/** The first matching row decides. */
const rows: readonly Row[] = [
  { codes: ['CF-00000'], means: 'success' },
  { codes: ['CF-03002'], step: 'request', means: 'confirm' },
  { codes: ['CF-03002', 'CF-00016'], step: 'fetch', means: 'VERIFY_NOT_COMPLETED' },
  { codes: ['CF-12001', 'CF-01004'], means: 'VERIFY_TIME_EXCEEDED' },
  { codes: ['CF-12872', 'CF-12102', 'CF-12701'], means: 'VERIFY_LOAD_FAILED' },
  { codes: ['CF-12100', 'CF-12003', 'CF-12200', 'CF-12202'], step: 'fetch', means: 'VERIFY_LOAD_FAILED' },
  { codes: ['CF-12100', 'CF-12003', 'CF-12200', 'CF-12202'], step: 'request', means: 'VERIFY_MAINTENANCE' },
  { codes: ['CF-00012', 'CF-00022', 'CF-00023', 'CF-12055', 'CF-12830'], means: 'VERIFY_DAILY_LIMIT' },
  { codes: ['CF-12041', 'CF-00018', 'CF-01005', 'CF-00011'], means: 'VERIFY_MAINTENANCE' },
  {
    codes: ['CF-12837', 'CF-12074', 'CF-13000', 'CF-12835', 'CF-12870'],
    area: 'tax',
    means: 'RESIDENT_NUMBER_MISMATCH',
  },
  { codes: ['CF-12871', 'CF-12870'], means: 'certificate' },
  { codes: ['CF-12835', 'CF-12837', 'CF-12074'], step: 'request', means: 'VERIFY_INPUT_WRONG' },
  { codes: ['CF-12832', 'CF-03999'], means: 'nothing' },
  { codes: ['CF-00025', 'CF-00024', 'CF-03001', 'CF-03003', 'CF-03004', 'CF-03007'], means: 'VERIFY_REDO' },
  { codes: ['CF-00016'], step: 'request', means: 'VERIFY_REDO' },
  {
    codes: ['CF-09980', 'CF-09999', 'CF-01001', 'CF-01002', 'CF-01003', 'CF-01007', 'CF-00401'],
    means: 'VERIFY_REDO',
  },
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
    means: 'REQUEST_FAILED',
    ourFault: true,
  },
]

/** An unknown code is our fault before the confirmation, and the institution's after it. */
const unknown = (moment: Moment): Meaning =>
  moment.step === 'request'
    ? { kind: 'refused', situation: 'REQUEST_FAILED', ourFault: true }
    : { kind: 'refused', situation: 'VERIFY_LOAD_FAILED' }

const isOutcome = (means: Row['means']): means is 'success' | 'confirm' | 'nothing' =>
  means === 'success' || means === 'confirm' || means === 'nothing'

export function meaningOf(code: string, moment: Moment): Meaning {
  const row = rows.find(
    ({ codes, area, step }) =>
      codes.includes(code) && (area ?? moment.area) === moment.area && (step ?? moment.step) === moment.step,
  )
  if (!row) return unknown(moment)
  const { means } = row
  if (isOutcome(means)) return { kind: means }
  if (means === 'certificate')
    return { kind: 'refused', situation: certificateSituation(moment.loginTypeLevel) }
  return row.ourFault
    ? { kind: 'refused', situation: means as Situation, ourFault: true }
    : { kind: 'refused', situation: means as Situation }
}

function certificateSituation(loginTypeLevel: number): Situation {
  return certificateOf(loginTypeLevel) === 'kakao'
    ? 'CERTIFICATE_NOT_ISSUED_KAKAO'
    : 'CERTIFICATE_NOT_ISSUED_PASS'
}
