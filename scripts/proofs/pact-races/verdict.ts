import { hold } from '../proof.ts'
import { NEXT_WORDS, type Parties } from './parties.ts'
import type { Raced } from './round.ts'

/** What became of a pact is read from its rows and held against every answer and everything that was told. */

type Version = { number: number; end: string | null; other: string }
type Signature = { version: number; side: string; state: string; wasSigned: boolean }
type Found = {
  state: string
  version: number
  hasDraft: boolean
  versions: Version[]
  signatures: Signature[]
  held: number
  hires: number
  seals: number
  deeds: string[]
  told: string[]
}

const FOUND = `select p.state, p.version, p.draft is not null as "hasDraft",
    (select json_agg(json_build_object('number', v.number, 'end', v.end, 'other', v.terms->>'other') order by v.number)
      from pact_versions v where v.pact_id = p.id) as versions,
    (select json_agg(json_build_object('version', s.version, 'side', s.side, 'state', s.state,
      'wasSigned', s.ci_hash is not null)) from pact_signatures s where s.pact_id = p.id) as signatures,
    (select count(*)::int from pact_signatures s where s.pact_id = p.id and s.looked_until is not null) as held,
    (select count(*)::int from hires h where h.coffeechat_id = p.coffeechat_id) as hires,
    (select count(*)::int from pact_seals q where q.pact_id = p.id) as seals,
    (select json_agg(a.action) from audit_log a where a.subject_id = p.coffeechat_id) as deeds,
    (select json_agg(regexp_replace(n.dedupe_key, '^([A-Z_]+):' || p.id || ':', '\\1:')) from notices n
      where n.content->>'pactId' = p.id::text) as told
  from pacts p where p.id = $1`

const OPEN = new Set(['SENT', 'SIGNED_BY_CANDIDATE'])
const isOpen = (state: string) => OPEN.has(state)

/** Ends the proof unless exactly one thing became of the pact, wholly, and both sides were told of it once. */
export async function judge({ rows }: Parties, { pact, signs, answers }: Raced): Promise<string> {
  const [found] = (await rows(FOUND, pact.id)) as [Found]
  const { state, version, versions, signatures, deeds, told } = found
  const shown = { signs, answers: statuses(answers), ...found }
  const must = (isSo: boolean, otherwise: string) => hold(isSo, `${pact.id}: ${otherwise}`, shown)

  const all = Object.values(answers).flat()
  must(
    all.every(({ status }) => status === 200 || status === 409),
    '답이 200도 409도 아니에요.',
  )
  const done = (kind: keyof typeof answers) => answers[kind].filter(({ status }) => status === 200).length

  // One outcome: the newest version is open or ended as the pact says, and every earlier one is closed.
  const [newest, ...earlier] = versions.toReversed()
  must(newest?.number === version && versions.length === version, '번호가 안의 수와 달라요.')
  must((newest?.end ?? null) === (isOpen(state) ? null : state), '상태와 마지막 안의 끝이 달라요.')
  must(
    earlier.every(({ end }) => end !== null),
    '열린 안이 둘이에요.',
  )
  must(done('send') === version - 1, '보냈다는 답과 안의 수가 달라요.')
  must(
    versions.slice(1).every(({ other }) => other === NEXT_WORDS),
    '쓰던 안과 다른 것을 보냈어요.',
  )
  const ended = (end: string) => versions.filter((one) => one.end === end).length
  must(done('withdraw') === ended('WITHDRAWN'), '거두었다는 답과 거둔 안의 수가 달라요.')

  // No signature on a closed version, and nothing that lies on a phone or is held.
  const live = signatures.filter((one) => one.state === 'SIGNED').map((one) => `${one.version} ${one.side}`)
  const due = { SIGNED_BY_CANDIDATE: ['candidate'], SEALED: ['candidate', 'company'] }[state] ?? []
  must(
    same(
      live,
      due.map((side) => `${version} ${side}`),
    ),
    '서명이 상태와 달라요.',
  )
  must(!signatures.some((one) => one.state === 'ASKED') && found.held === 0, '끝나지 않은 서명이 있어요.')

  // Nothing half: the hire, the seal and the draft belong to the outcome.
  const sealed = state === 'SEALED' ? 1 : 0
  must(found.hires === sealed && found.seals === sealed, '채용과 봉인이 상태와 달라요.')
  must(!(found.hasDraft && done('send') + ended('WITHDRAWN') > 0), '보내거나 거둔 뒤에 쓰던 안이 남았어요.')
  const counted = (deed: string) => deeds.filter((one) => one === deed).length
  must(counted('pact.send') === version, '보낸 기록의 수가 달라요.')
  must(counted('pact.withdraw') === ended('WITHDRAWN'), '거둔 기록의 수가 달라요.')
  must(counted('pact.sign') === sealed, '서명한 기록의 수가 달라요.')

  // Both sides were told once of each thing that happened, and of nothing else.
  must(same(withoutIds(told), toldOf(versions, signatures)), '알림이 일어난 일과 달라요.')
  return version > 1 && isOpen(state) ? `${state} (새 안)` : state
}

/** What both sides have to know of these versions. */
function toldOf(versions: Version[], signatures: Signature[]) {
  const signed = signatures.filter(({ side, wasSigned }) => side === 'candidate' && wasSigned)
  return [
    ...versions.flatMap(({ number, end }) => [
      `PACT:${number}:SENT`,
      ...(end === 'WITHDRAWN' || end === 'LAPSED' || end === 'SEALED' ? [`PACT:${number}:${end}`] : []),
      ...(end === 'LAPSED' || end === 'SEALED' ? [`PACT_${end}:${number}`] : []),
    ]),
    ...signed.flatMap(({ version }) => [`PACT_SIGNED:${version}`, `PACT_TO_SIGN:${version}`]),
  ]
}

/** Of two signatures in one version the keys end in their ids. */
const withoutIds = (keys: string[]) => keys.map((key) => key.replace(/:[\da-f]{8}-[\da-f-]{27}$/, ''))
const same = (some: string[], others: string[]) => some.toSorted().join() === others.toSorted().join()
const statuses = (answers: Raced['answers']) =>
  Object.entries(answers).map(([name, all]) => `${name} ${all.map(({ status }) => status).join(' ')}`)
