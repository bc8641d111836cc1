import { stopEndsAt } from '@coffeeattack/domain/safety/stop'
import type {
  safetyCases,
  safetyReports,
  safetySignals,
  senderStops,
} from '../../platform/db/schema/safety.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import type { Operator } from '../companies/operators.ts'
import type { Room } from '../conversations/room.ts'
import type { Offer } from '../offers/offer.ts'

type Safety = {
  cases: (typeof safetyCases.$inferInsert)[]
  reports: (typeof safetyReports.$inferInsert)[]
  signals: (typeof safetySignals.$inferInsert)[]
  stops: (typeof senderStops.$inferInsert)[]
}

type Around = {
  rooms: readonly Room[]
  offers: readonly Offer[]
  jiwoo: Candidate
  agents: readonly Operator[]
  now: Date
}

const ASKING = '채용을 서두르고 있어요. 급여 계좌번호와 통장 사본을 먼저 보내 주세요.'
const HOUR_MS = 60 * 60_000
const OWN_WORDS = '전화로 교육비를 먼저 내면 나중에 돌려준다고 했어요.'

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS)

/** One company's room ends with a message that asks for an account: the story of the safety desk begins with it. */
export function withAskingRoom(
  rooms: readonly Room[],
  { offers, jiwoo, now }: Pick<Around, 'offers' | 'jiwoo' | 'now'>,
  dice: Dice,
): Room[] {
  const told = new Set(
    offers.flatMap(({ candidate, company }) =>
      company && (candidate === jiwoo || company.slug === 'noeul-cloud') ? [company.row.id] : [],
    ),
  )
  const asked = rooms.find(
    ({ row }) => isQuiet(row, now) && row.candidateId !== jiwoo.row.id && !told.has(row.companyId!),
  )
  return rooms.map((room) => (room === asked ? asking(room, hoursBefore(now, 3), dice) : room))
}

/** An open room of a company in which names are known and nothing was said for a day. */
const isQuiet = (row: Room['row'], now: Date): boolean =>
  Boolean(row.companyId) &&
  !row.closedAt &&
  row.questionsAsked === 0 &&
  row.lastMessageAt < hoursBefore(now, 24)

function asking({ row, messages, readMarks }: Room, at: Date, dice: Dice): Room {
  const seq = (row.lastSeq ?? 0) + 1
  const message = {
    id: dice.id(at),
    roomId: row.id,
    seq,
    sender: 'OPERATOR' as const,
    senderId: row.operatorId,
    type: 'text' as const,
    body: ASKING,
    maskedBody: null,
    targetId: null,
    createdAt: at,
  }
  const read = { roomId: row.id, readerId: row.candidateId, seq, readAt: minutesAfter(at, 4) }
  return {
    row: { ...row, lastSeq: seq, lastMessageAt: at },
    messages: [...messages, message],
    readMarks: [...readMarks.filter(({ readerId }) => readerId !== row.candidateId), read],
  }
}

/** Reports and signals: one case that waits, one whose sender is stopped, and one of 한지우 where nothing was found (FIRM-8, FIRM-9). */
export function createSafety(around: Around, dice: Dice): Safety {
  const waiting = waitingCase(around, dice.of('waiting'))
  const own = ownCases(around, dice.of('own'))
  return {
    cases: [...waiting.cases, ...own.cases],
    reports: [...waiting.reports, ...own.reports],
    signals: waiting.signals,
    stops: own.stops,
  }
}

function waitingCase({ rooms, offers }: Around, dice: Dice): Safety {
  const nothing = { cases: [], reports: [], signals: [], stops: [] }
  const room = rooms.find(({ messages }) => messages.at(-1)?.body === ASKING)
  if (!room) return nothing
  const { id: roomId, candidateId, companyId, operatorId, offerId } = room.row
  const message = room.messages.at(-1)!
  const [said, told] = [message.createdAt, minutesAfter(message.createdAt, 7)]
  const row = { id: dice.id(said), companyId: companyId!, senderId: operatorId, subjectId: operatorId }
  const of = { caseId: row.id, companyId: companyId!, roomId }
  const other = offers.find(
    ({ row: sent, candidate }) =>
      sent.operatorId === operatorId &&
      sent.companyId === companyId &&
      sent.candidateId !== candidateId &&
      sent.deliverAt < said &&
      !sent.undoneAt &&
      !candidate.row.deletedAt,
  )
  const first = minutesAfter(said, -50)
  return {
    cases: [{ ...row, openedAt: other ? first : said, newestAt: told, finding: '' }],
    reports: [
      {
        ...of,
        id: dice.id(told),
        userId: candidateId,
        place: 'ROOM',
        offerId: offerId ?? null,
        reason: 'MONEY',
        text: '',
        createdAt: told,
      },
      ...(other
        ? [
            {
              ...of,
              id: dice.id(first),
              userId: other.row.candidateId,
              place: 'OFFER' as const,
              offerId: other.row.id,
              roomId: null,
              reason: 'OTHER' as const,
              text: OWN_WORDS,
              createdAt: first,
            },
          ]
        : []),
    ],
    signals: [
      {
        id: dice.id(said),
        caseId: row.id,
        candidateId,
        kind: 'ACCOUNT',
        sourceId: message.id,
        roomId,
        createdAt: said,
      },
    ],
    stops: [],
  }
}

/** 한지우 told of two past offers: of one nothing was found, the sender of the other is stopped while somebody looks. */
function ownCases({ offers, jiwoo, agents, now }: Around, dice: Dice): Safety {
  const past = offers.filter(
    ({ row, candidate, company, operator }) =>
      candidate === jiwoo &&
      company !== null &&
      operator.company === company &&
      row.status !== 'WAITING' &&
      row.status !== 'MATCHED',
  )
  const [quiet, stopped] = past
  const by = agents[0]!.row.id
  const result: Safety = { cases: [], reports: [], signals: [], stops: [] }
  const open = ({ row }: Offer, at: Date) => ({
    id: dice.id(at),
    companyId: row.companyId!,
    senderId: row.operatorId,
    subjectId: row.operatorId,
    openedAt: at,
    newestAt: at,
    finding: '',
  })
  const report = ({ row }: Offer, caseId: string, at: Date) => ({
    id: dice.id(at),
    caseId,
    userId: row.candidateId,
    companyId: row.companyId!,
    place: 'OFFER' as const,
    offerId: row.id,
    text: '',
    createdAt: at,
  })
  if (quiet) {
    const at = minutesAfter(quiet.row.deliverAt, 90)
    const found = open(quiet, at)
    const closedAt = minutesAfter(at, 240)
    if (closedAt < now) {
      const finding = '어택과 대화에서 연봉 범위는 같았어요. 재택 요일은 팀마다 다르다고 적혀 있었어요.'
      result.cases.push({ ...found, closedAt, closedBy: by, outcome: 'NOTHING', finding })
      result.reports.push({ ...report(quiet, found.id, at), reason: 'TERMS' })
    }
  }
  if (stopped) {
    const at = hoursBefore(now, 5)
    const found = open(stopped, at)
    const stoppedAt = minutesAfter(at, 31)
    result.cases.push(found)
    result.reports.push({ ...report(stopped, found.id, at), reason: 'MESSENGER' })
    result.stops.push({
      id: dice.id(stoppedAt),
      caseId: found.id,
      senderId: stopped.row.operatorId,
      reason: '다른 메신저로 옮기자고 함',
      stoppedBy: by,
      stoppedAt,
      until: stopEndsAt(stoppedAt),
    })
  }
  return result
}
