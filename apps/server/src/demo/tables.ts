import { countAnswer, people, type Tally, TOLD_TOGETHER } from '@coffeeattack/domain/offers/in-fives'
import { refusalCode } from '@coffeeattack/domain/offers/refusal-reasons'
import type { PgTable } from 'drizzle-orm/pg-core'
import { REPRESENTATIVE } from '../modules/companies/core/applications.ts'
import type { Secrets } from '../platform/crypto/secrets.ts'
import { bills, billSeries, hireCorrections } from '../platform/db/schema/billing.ts'
import { blogPosts, utmVisits } from '../platform/db/schema/campaigns.ts'
import { profileViews, savedSearches } from '../platform/db/schema/candidates.ts'
import {
  coffeechatOutcomes,
  coffeechatQuestions,
  coffeechats,
  coffeechatStages,
  coffeechatTimes,
  hires,
  statementLines,
  statements,
  usualHours,
} from '../platform/db/schema/coffeechats.ts'
import {
  companies,
  companyAliases,
  companyChoices,
  companyRecords,
  recordBlocks,
} from '../platform/db/schema/companies.ts'
import {
  companyChecks,
  companyDomains,
  companyHeadcounts,
  operatorProofs,
} from '../platform/db/schema/company-checks.ts'
import {
  apiKeys,
  handovers,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../platform/db/schema/handover.ts'
import { companyApplications } from '../platform/db/schema/company-applications.ts'
import { consents } from '../platform/db/schema/consents.ts'
import {
  agentApplications,
  inquiries,
  keptWords,
  moreOfferRequests,
  surveyAnswers,
} from '../platform/db/schema/desk.ts'
import { lifetimeItems, lifetimeRequests, lifetimeShares } from '../platform/db/schema/insight.ts'
import { peopleListMembers, peopleLists, peopleMarks, peopleNotes } from '../platform/db/schema/memory.ts'
import { proofRequests } from '../platform/db/schema/proof-requests.ts'
import { notices, notificationSettings } from '../platform/db/schema/notifications.ts'
import {
  offerCounters,
  offerCounts,
  offerEvents,
  offerGroups,
  offers,
  refusalBlocks,
  refusalTallies,
} from '../platform/db/schema/offers.ts'
import { operators } from '../platform/db/schema/operators.ts'
import { offerTemplates } from '../platform/db/schema/offer-help.ts'
import { partners, referrals } from '../platform/db/schema/partners.ts'
import { pipelineEvents } from '../platform/db/schema/pipeline.ts'
import { paidChecks } from '../platform/db/schema/paid-checks.ts'
import { positions } from '../platform/db/schema/positions.ts'
import { careers, incomes, salaryItems, schools } from '../platform/db/schema/profiles.ts'
import { messageRooms, messages, readMarks } from '../platform/db/schema/rooms.ts'
import { safetyCases, safetyReports, safetySignals, senderStops } from '../platform/db/schema/safety.ts'
import {
  fairnessGroups,
  fairnessMonths,
  positionInterests,
  suggestionModels,
} from '../platform/db/schema/suggestions.ts'
import { talkPosts, talkReports } from '../platform/db/schema/talk.ts'
import { users, withdrawals } from '../platform/db/schema/users.ts'
import { verificationAttempts, verificationFailures } from '../platform/db/schema/verification.ts'
import { DEMO_SECOND_FACTOR } from './accounts.ts'
import { aliasRows } from './companies/companies.ts'
import type { Operator } from './companies/operators.ts'
import type { Offer } from './offers/offer.ts'
import { userRow, withdrawalRow } from './people-rows.ts'
import type { World } from './world.ts'

type RefusalRows = {
  tallies: (typeof refusalTallies.$inferInsert)[]
  blocks: (typeof refusalBlocks.$inferInsert)[]
}

/** Why people refused, counted as the product counts it: each person once, in the order in which they came. */
function refusalRows(offers: readonly Offer[]): RefusalRows {
  const tallies = new Map<string, Tally>()
  const blocks: RefusalRows['blocks'] = []
  const counted = new Set<string>()
  for (const { companyId, candidateId, refusalReason, decidedAt } of refusalsIn(offers)) {
    if (!companyId || !refusalReason || counted.has(`${companyId} ${candidateId}`)) continue
    counted.add(`${companyId} ${candidateId}`)
    const before = tallies.get(companyId) ?? { told: {}, waiting: {} }
    const { told, waiting } = countAnswer(before, refusalCode(refusalReason))
    tallies.set(companyId, { told, waiting })
    if (people(waiting) === 0)
      blocks.push({ companyId, number: people(told) / TOLD_TOGETHER, told, at: decidedAt! })
  }
  return { tallies: [...tallies].map(([companyId, tally]) => ({ companyId, ...tally })), blocks }
}

const refusalsIn = (offers: readonly Offer[]) =>
  offers
    .map(({ row }) => row)
    .filter(({ status }) => status === 'REFUSED')
    .toSorted((a, b) => a.decidedAt!.getTime() - b.decidedAt!.getTime())

export type TableRows = { table: PgTable; rows: readonly Record<string, unknown>[] }

/** One table's rows, checked against its columns. */
export function into<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): TableRows {
  return { table, rows }
}

const rowsOf = <Row>(list: readonly { row: Row }[]) => list.map(({ row }) => row)

/** The rows that each of the list holds under this name. */
const allOf = <Name extends string, One extends Record<Name, readonly unknown[]>>(
  list: readonly One[],
  name: Name,
) => list.flatMap((one): One[Name][number][] => [...one[name]])

/** The whole world as rows, in an order in which every row finds what it refers to. */
export function worldTables(
  world: World,
  { secrets, passwordHash, appOrigin }: { secrets: Secrets; passwordHash: string; appOrigin: string },
): TableRows[] {
  const { candidates, chats, rooms, memory, handover } = world
  const profiles = candidates.map(({ profile }) => profile)
  const refusals = refusalRows(world.offers)
  const { seal } = secrets
  return [
    into(companies, rowsOf(world.companies)),
    into(companies, world.applicants.companies),
    into(companyAliases, aliasRows(world.companies)),
    into(
      operators,
      [...world.operators.map(({ row }) => row), ...world.applicants.operators].map((row) => ({
        ...row,
        passwordHash,
        ...secondFactor(row, secrets),
      })),
    ),
    into(
      companyApplications,
      world.applicants.applications.map(({ representative, ...row }) => ({
        ...row,
        representativeSealed: seal(representative, REPRESENTATIVE),
      })),
    ),
    into(
      users,
      candidates.map((candidate) => userRow(candidate, secrets)),
    ),
    into(
      withdrawals,
      candidates.flatMap((candidate) => withdrawalRow(candidate, secrets)),
    ),
    into(careers, allOf(profiles, 'careers')),
    into(incomes, allOf(profiles, 'incomes')),
    into(salaryItems, allOf(profiles, 'salaryItems')),
    into(schools, allOf(profiles, 'schools')),
    into(companyChoices, allOf(profiles, 'choices')),
    into(consents, world.consents),
    into(positions, [...rowsOf(world.positions), ...world.openings]),
    into(offerGroups, rowsOf(world.groups)),
    into(offers, rowsOf([...world.offers, world.secondJob.offer])),
    into(
      offerCounters,
      world.offers.flatMap(({ counter }) => counter ?? []),
    ),
    into(offerEvents, world.ledger),
    into(offerCounts, world.offerCounts),
    into(refusalTallies, refusals.tallies),
    into(refusalBlocks, refusals.blocks),
    into(coffeechats, [...rowsOf(chats), world.secondJob.chat]),
    into(coffeechatTimes, allOf(chats, 'times')),
    into(usualHours, [world.usualHours]),
    into(coffeechatQuestions, allOf(chats, 'questions')),
    into(coffeechatOutcomes, allOf(chats, 'outcomes')),
    into(coffeechatStages, [...allOf(chats, 'stages'), world.secondJob.stage]),
    into(paidChecks, [world.secondJob.check]),
    into(proofRequests, world.proofRequests),
    into(hires, world.hires),
    into(statements, rowsOf(world.statements)),
    into(statementLines, allOf(world.statements, 'lines')),
    into(bills, world.bills),
    into(billSeries, world.billSeries),
    into(hireCorrections, world.hireCorrections),
    into(recordBlocks, world.records.blocks),
    into(companyRecords, world.records.records),
    into(companyChecks, world.checks.checks),
    into(companyHeadcounts, world.checks.headcounts),
    into(companyDomains, world.checks.domains),
    into(operatorProofs, world.checks.proofs),
    into(keptWords, world.keptWords),
    into(messageRooms, rowsOf(rooms)),
    into(messages, allOf(rooms, 'messages')),
    into(readMarks, allOf(rooms, 'readMarks')),
    into(safetyCases, world.safety.cases),
    into(safetyReports, world.safety.reports),
    into(safetySignals, world.safety.signals),
    into(senderStops, world.safety.stops),
    into(notices, world.notices),
    into(notices, [world.secondJob.notice]),
    into(notificationSettings, world.notificationSettings),
    into(profileViews, world.views),
    into(savedSearches, world.savedSearches),
    into(utmVisits, world.visits),
    into(surveyAnswers, world.surveyAnswers),
    into(talkPosts, world.talk.posts),
    into(talkReports, world.talk.reports),
    into(blogPosts, world.blogPosts),
    into(partners, [{ ...world.partner.row, passwordHash }]),
    into(referrals, world.partner.referrals),
    into(
      inquiries,
      world.inquiries.map(({ row, contact }) => ({
        ...row,
        contactSealed: contact && seal(contact, 'inquiries.contact_sealed'),
      })),
    ),
    into(moreOfferRequests, world.wishes),
    into(
      agentApplications,
      world.applications.map(({ row, name, phone }) => ({
        ...row,
        nameSealed: seal(name, 'agent_applications.name_sealed'),
        phoneSealed: seal(phone, 'agent_applications.phone_sealed'),
      })),
    ),
    into(peopleMarks, memory.marks),
    into(peopleLists, memory.lists),
    into(peopleListMembers, memory.members),
    into(peopleNotes, memory.notes),
    into(pipelineEvents, world.cards.events),
    into(positionInterests, world.suggestions.interests),
    into(suggestionModels, world.suggestions.models),
    into(fairnessMonths, world.suggestions.months),
    into(fairnessGroups, world.suggestions.groups),
    into(offerTemplates, world.templates),
    into(webhookEndpoints, [endpointRow(handover.endpoint, { secrets, appOrigin })]),
    into(webhookEvents, handover.events),
    into(webhookDeliveries, handover.deliveries),
    into(handovers, handover.log),
    into(apiKeys, [handover.key]),
    into(verificationFailures, world.failures.failures),
    into(verificationAttempts, world.failures.attempts),
    into(lifetimeRequests, world.lifetime.requests),
    into(lifetimeItems, world.lifetime.items),
    into(lifetimeShares, world.lifetime.shares),
  ]
}

/** Called at the receiver of the stand-in outside world. */
function endpointRow(
  { secret, ...row }: World['handover']['endpoint'],
  { secrets, appOrigin }: { secrets: Secrets; appOrigin: string },
) {
  const secretSealed = secrets.seal(secret, 'webhook_endpoints.secret_sealed')
  return { ...row, url: `${appOrigin}/sandbox/hooks/ats`, secretSealed }
}

/** They have theirs set up, so that a visitor can be one of them at once. */
function secondFactor({ createdAt }: Operator['row'], { seal }: Secrets) {
  return {
    secondFactorSealed: seal(DEMO_SECOND_FACTOR, 'operators.second_factor_sealed'),
    secondFactorConfirmedAt: createdAt,
  }
}
