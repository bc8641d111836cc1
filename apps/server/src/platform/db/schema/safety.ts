import { outcomes, reportPlaces, reportReasons, takedownTies } from '@coffeeattack/domain/safety/report'
import { signalKinds } from '@coffeeattack/domain/safety/signals'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, idOf, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { messageRooms } from './rooms.ts'
import { offers } from './offers.ts'
import { operators } from './operators.ts'
import { users } from './users.ts'

const company = () => idOf(() => companies.id, 'restrict').notNull()
const decider = () => idOf(() => operators.id, 'restrict')

/** What is reported or noticed about one sender, until an agent or an admin decides (FIRM-9). One open case per sender. */
export const safetyCases = pgTable(
  'safety_cases',
  {
    id: id(),
    companyId: company(),
    /** Null when a company page was reported by somebody who has no offer of it. */
    senderId: decider(),
    /** The sender, or else the company: what the case is about. */
    subjectId: uuid().notNull(),
    openedAt: moment().notNull(),
    /** Rises with every report and signal; the queue is ordered by it. */
    newestAt: moment().notNull(),
    handedOverBy: decider(),
    handedOverAt: moment(),
    closedBy: decider(),
    closedAt: moment(),
    outcome: text({ enum: outcomes }),
    /** Read by the reporters when nothing was found; recorded at every outcome. */
    finding: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('safety_cases_open_of_sender')
      .on(t.companyId, t.subjectId)
      .where(sql`${t.closedAt} is null`),
    index('safety_cases_queue')
      .on(t.newestAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.closedAt} is null`),
    index('safety_cases_closed')
      .on(t.closedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.closedAt} is not null`),
    index('safety_cases_of_company').on(t.companyId),
    check('safety_cases_subject', sql`${t.subjectId} = coalesce(${t.senderId}, ${t.companyId})`),
    oneOf('safety_cases_outcome', t.outcome, outcomes),
    check(
      'safety_cases_closed_whole',
      sql`num_nonnulls(${t.closedAt}, ${t.closedBy}, ${t.outcome}) in (0, 3) and num_nonnulls(${t.handedOverAt}, ${t.handedOverBy}) in (0, 2)`,
    ),
  ],
)

/** A candidate's report (FIRM-8). Who reported is shown to nobody: not to the company, and to the desk as job and years alone. */
export const safetyReports = pgTable(
  'safety_reports',
  {
    id: id(),
    caseId: idOf(() => safetyCases.id, 'restrict').notNull(),
    userId: idOf(() => users.id, 'cascade').notNull(),
    companyId: company(),
    place: text({ enum: reportPlaces }).notNull(),
    offerId: idOf(() => offers.id, 'set null'),
    roomId: idOf(() => messageRooms.id, 'set null'),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull().default(''),
    createdAt: moment().notNull(),
    /** Taken back by the reporter: it stands in no queue. */
    withdrawnAt: moment(),
    /** The reporter asked to look again, once. */
    askedAgainAt: moment(),
  },
  (t) => [
    uniqueIndex('safety_reports_once')
      .on(t.caseId, t.userId, t.reason)
      .where(sql`${t.withdrawnAt} is null`),
    index('safety_reports_of_case').on(t.caseId, t.createdAt),
    index('safety_reports_of_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('safety_reports_of_offer').on(t.offerId),
    index('safety_reports_of_room').on(t.roomId),
    oneOf('safety_reports_place', t.place, reportPlaces),
    oneOf('safety_reports_reason', t.reason, reportReasons),
  ],
)

/** What a stored text of the sender asks for; it informs the desk and stops nobody. */
export const safetySignals = pgTable(
  'safety_signals',
  {
    id: id(),
    caseId: idOf(() => safetyCases.id, 'restrict').notNull(),
    candidateId: idOf(() => users.id, 'cascade').notNull(),
    kind: text({ enum: signalKinds }).notNull(),
    offerId: idOf(() => offers.id, 'cascade'),
    roomId: idOf(() => messageRooms.id, 'cascade'),
    /** The offer or the message; messages are partitioned, so that no foreign key can refer to one. */
    sourceId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('safety_signals_once').on(t.kind, t.sourceId),
    index('safety_signals_of_case').on(t.caseId, t.createdAt),
    index('safety_signals_of_candidate').on(t.candidateId),
    index('safety_signals_of_offer').on(t.offerId),
    index('safety_signals_of_room').on(t.roomId),
    oneOf('safety_signals_kind', t.kind, signalKinds),
    check('safety_signals_source', sql`num_nonnulls(${t.offerId}, ${t.roomId}) = 1`),
  ],
)

/** A sender who can send nothing: for 72 hours, or until an admin ends it if one confirmed it (FIRM-9). */
export const senderStops = pgTable(
  'sender_stops',
  {
    id: id(),
    caseId: idOf(() => safetyCases.id, 'restrict').notNull(),
    senderId: decider().notNull(),
    reason: text().notNull(),
    stoppedBy: decider().notNull(),
    stoppedAt: moment().notNull(),
    until: moment().notNull(),
    confirmedBy: decider(),
    confirmedAt: moment(),
    endedBy: decider(),
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex('sender_stops_one')
      .on(t.senderId)
      .where(sql`${t.endedAt} is null`),
    index('sender_stops_of_case').on(t.caseId),
    check('sender_stops_until', sql`${t.until} > ${t.stoppedAt}`),
  ],
)

/** A company that was taken down, once and for good. */
export const takedowns = pgTable(
  'takedowns',
  {
    companyId: idOf(() => companies.id, 'restrict').primaryKey(),
    caseId: idOf(() => safetyCases.id, 'restrict').notNull(),
    /** What the people are told. */
    reason: text({ enum: reportReasons }).notNull(),
    /** For the record alone. */
    finding: text().notNull(),
    by: decider().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('takedowns_of_case').on(t.caseId), oneOf('takedowns_reason', t.reason, reportReasons)],
)

/** Who had an open offer of the company, or a talk with it. Each is told once. */
export const takedownPeople = pgTable(
  'takedown_people',
  {
    companyId: idOf(() => takedowns.companyId, 'cascade').notNull(),
    userId: idOf(() => users.id, 'cascade').notNull(),
    tie: text({ enum: takedownTies }).notNull(),
    /** Open offers that were closed with it. */
    offers: integer().notNull(),
    firstOfferAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('takedown_people_of_user').on(t.userId),
    oneOf('takedown_people_tie', t.tie, takedownTies),
  ],
)
