import { salarySeason } from '@coffeeattack/domain/salary/season'
import { demoAccounts } from './accounts.ts'
import { blogRows } from './around/blog.ts'
import { consentRows } from './around/consents.ts'
import { createLifetime } from './around/lifetime.ts'
import { noticeRows, notificationSettingRows } from './around/notices.ts'
import { createPartner } from './around/partner.ts'
import { createApplications, createInquiries, createWishes } from './around/requests.ts'
import { surveyAnswerRows } from './around/surveys.ts'
import { createTalk } from './around/talk.ts'
import { viewRows } from './around/views.ts'
import { visitRows } from './around/visits.ts'
import type { Setting } from './candidates/candidate.ts'
import { createCandidate } from './candidates/create.ts'
import { createDice } from './chance/dice.ts'
import { createCoffeechats } from './coffeechats/create.ts'
import { createCompanies } from './companies/companies.ts'
import type { LogoCompany } from './companies/logos.ts'
import { createOperators } from './companies/operators.ts'
import { createRooms } from './conversations/create.ts'
import { createJiwoo } from './jiwoo/candidate.ts'
import { createJiwooCoffeechats } from './jiwoo/coffeechats.ts'
import { createJiwooOffers } from './jiwoo/offers.ts'
import { createJiwooRooms } from './jiwoo/rooms.ts'
import { createCurations } from './offers/curations.ts'
import { ledgerOf } from './offers/ledger.ts'
import { createMarket } from './offers/market.ts'
import { createSingles } from './offers/singles.ts'
import { createUndone } from './offers/undone.ts'

const SEED = '커피어택'
const PEOPLE = 300

export type World = ReturnType<typeof createWorld>

/**
 * Everybody and everything of the demo, from the moment and the season alone: the same moment, the same world.
 * Personal data is still open in it; it is sealed on the way into the database.
 */
export function createWorld({
  now,
  season,
  logos,
}: {
  now: Date
  season: number
  logos: readonly LogoCompany[]
}) {
  const dice = createDice(SEED)
  const setting: Setting = { now, season: salarySeason(season) }

  const companies = createCompanies(logos, now, dice.of('companies'))
  const operators = createOperators(companies, now, dice.of('operators'))
  const jiwoo = createJiwoo(setting, dice.of('jiwoo'))
  const crowd = Array.from({ length: PEOPLE - 1 }, (_, place) =>
    createCandidate(place + 1, companies, setting, dice.of('candidate', place + 1)),
  )
  const candidates = [jiwoo, ...crowd]

  const market = createMarket(companies, operators)
  const own = createJiwooOffers({ jiwoo, companies, operators, market, now }, dice.of('jiwoo offers'))
  const singles = [...own.singles, ...createSingles(crowd, market, now, dice.of('singles'))]
  const groups = [...own.groups, ...createCurations(crowd, market, now, dice.of('curations'))]
  const undone = createUndone(crowd, market, now, dice.of('undone'))
  const offers = [...singles, ...undone, ...groups.flatMap((group) => group.offers)]

  const ownChats = createJiwooCoffeechats(own.singles, now, dice.of('jiwoo chats'))
  const others = offers.filter(({ candidate }) => candidate !== jiwoo)
  const chats = [...ownChats, ...createCoffeechats(others, now, dice.of('chats'))]
  const agent = operators.find(({ row }) => row.email === demoAccounts.agent.email)!
  const rooms = [
    ...createJiwooRooms(
      { jiwoo, chats: ownChats, curation: own.groups[0]!, agent, now },
      dice.of('jiwoo rooms'),
    ),
    ...createRooms(chats.slice(ownChats.length), groups, now, dice.of('rooms')),
  ]
  const given = { candidates, agents: market.agents, now }

  return {
    companies,
    operators,
    candidates,
    groups,
    offers,
    ledger: ledgerOf([...singles, ...undone], groups, now),
    offerCounts: market.quota.rows(),
    chats,
    rooms,
    consents: consentRows(candidates, chats, dice.of('consents')),
    notices: noticeRows({ offers: singles, groups, chats }, now, dice.of('notices')),
    notificationSettings: notificationSettingRows(crowd, dice.of('notification settings')),
    views: viewRows({ offers: singles, groups, candidates, operators }, dice.of('views')),
    visits: visitRows(candidates, now, dice.of('visits')),
    surveyAnswers: surveyAnswerRows(candidates, now, dice.of('surveys')),
    talk: createTalk(crowd, now, dice.of('talk')),
    blogPosts: blogRows(now, dice.of('blog')),
    partner: createPartner(crowd, chats, now, dice.of('partner')),
    inquiries: createInquiries(given, dice.of('inquiries')),
    wishes: createWishes(given, dice.of('wishes')),
    applications: createApplications(given, dice.of('applications')),
    lifetime: createLifetime(jiwoo, crowd, setting, dice.of('lifetime')),
  }
}
