import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { seasonAt } from '@coffeeattack/domain/salary/season'
import type { blogPosts } from '../platform/db/schema/campaigns.ts'
import type { surveyAnswers } from '../platform/db/schema/desk.ts'
import { demoAccounts } from './accounts.ts'
import { consentRows } from './around/consents.ts'
import { createFailures } from './around/failures.ts'
import { createPacts } from './around/pacts.ts'
import { keptWordRows } from './around/kept-words.ts'
import { createLifetime } from './around/lifetime.ts'
import { notificationRows, notificationSettingRows } from './around/notifications.ts'
import { operatorNotificationRows } from './around/operator-notifications.ts'
import { createPartner } from './around/partner.ts'
import { createProofRequests } from './around/proof-requests.ts'
import { createAnsweredWishes, createApplications, createInquiries, createWishes } from './around/requests.ts'
import { createSafety, withAskingRoom } from './around/safety.ts'
import { savedSearchRows } from './around/saved-searches.ts'
import { createSuggestions } from './around/suggestions.ts'
import { createTalk } from './around/talk.ts'
import { viewRows } from './around/views.ts'
import { visitRows } from './around/visits.ts'
import type { Candidate, Setting } from './candidates/candidate.ts'
import { createCandidate } from './candidates/create.ts'
import { createDice, type Dice } from './chance/dice.ts'
import { between } from './chance/moments.ts'
import { createCoffeechats } from './coffeechats/create.ts'
import { createBills, createCorrections, createSeries } from './coffeechats/bills.ts'
import { createHires, createStatements } from './coffeechats/hires.ts'
import { withOutcomes } from './coffeechats/outcomes.ts'
import { withStages } from './coffeechats/stages.ts'
import { createApplicants } from './companies/applicants.ts'
import { createChecks } from './companies/checks.ts'
import { createCompanies, type LogoCompany } from './companies/companies.ts'
import { createOpenings } from './companies/openings.ts'
import { createOperators } from './companies/operators.ts'
import { createRecords } from './companies/records.ts'
import { createRooms } from './conversations/create.ts'
import { createNamelessRooms } from './conversations/nameless.ts'
import { createJiwoo } from './jiwoo/candidate.ts'
import { createJiwooCoffeechats } from './jiwoo/coffeechats.ts'
import { createJiwooOffers } from './jiwoo/offers.ts'
import { createJiwooRooms } from './jiwoo/rooms.ts'
import { createSecondJob } from './jiwoo/second-job.ts'
import { createBoard } from './noeul/board.ts'
import { createCards } from './noeul/cards.ts'
import { createHandover } from './noeul/handover.ts'
import { createMemory } from './noeul/memory.ts'
import { createPositions, forPositions } from './noeul/positions.ts'
import { templateRows } from './noeul/templates.ts'
import { usualHoursRow } from './noeul/usual-hours.ts'
import { withCounters } from './offers/counters.ts'
import { createCurations } from './offers/curations.ts'
import { ledgerOf } from './offers/ledger.ts'
import { createMarket } from './offers/market.ts'
import { createSingles } from './offers/singles.ts'
import { createUndone } from './offers/undone.ts'

const OWN_WORDS = [
  '재택과 시차 출근이 되면 좋겠어요.',
  '작더라도 제품을 끝까지 책임지는 팀이면 좋겠어요.',
  '연봉만큼 성과급 기준이 분명한 곳을 찾고 있어요.',
  '판교나 성수 쪽이면 출퇴근이 편해요.',
]

function surveyAnswerRows(
  candidates: readonly Candidate[],
  now: Date,
  dice: Dice,
): (typeof surveyAnswers.$inferInsert)[] {
  return candidates
    .filter(({ row }) => row.certifiedAt && !row.deletedAt)
    .filter(() => dice.chance(0.45))
    .flatMap(({ row }) =>
      surveyQuestions.slice(0, dice.int(1, 3)).map(({ surveyCode, choices }) => ({
        userId: row.id,
        code: surveyCode,
        answer: dice.pick(choices.length > 0 ? choices : OWN_WORDS),
        answeredAt: between(row.certifiedAt!, now, dice),
      })),
    )
}

const POSTS = [
  { slug: 'salary-first', title: '연봉을 먼저 말하면 무엇이 달라질까요?' },
  { slug: 'first-coffeechat', title: '첫 커피챗을 앞둔 사람에게' },
  { slug: 'write-your-work', title: '한 일을 숫자로 적는 다섯 가지 방법' },
  { slug: 'frontend-salary', title: '프론트엔드 개발자는 지금 얼마를 제안받나요?' },
  { slug: 'signing-bonus', title: '사이닝 보너스, 이렇게 읽어요' },
  { slug: 'hide-from-employer', title: '지금 회사에 들키지 않고 제안받기' },
  { slug: 'designer-portfolio', title: '포트폴리오 첫 장에 넣을 것' },
  { slug: 'year-end-talk', title: '연말 연봉 협상, 지금부터 준비해요' },
]

const DAYS_APART = 6

function blogRows(now: Date, dice: Dice): (typeof blogPosts.$inferInsert)[] {
  return POSTS.map(({ slug, title }, place) => {
    const publishedAt = startOfKstDay(kstDay(now) - 2 - place * DAYS_APART)
    return {
      id: dice.id(publishedAt),
      title,
      url: `https://blog.coffeeattack.example/${slug}`,
      publishedAt,
    }
  })
}

const SEED = '커피어택'
const PEOPLE = 300

type Start = { now: Date; season?: number | null; logos: readonly LogoCompany[] }
export type World = ReturnType<typeof createWorld>

/**
 * Everybody and everything of the demo, from the moment alone: the same moment, the same world. `season` fixes the salary years.
 * Personal data is still open in it; it is sealed on the way into the database.
 */
export function createWorld({ now, season, logos }: Start) {
  const dice = createDice(SEED)
  const setting: Setting = { now, season: seasonAt(now, season) }

  const companies = createCompanies(logos, now, dice.of('companies'))
  const operators = createOperators(companies, now, dice.of('operators'))
  const jiwoo = createJiwoo(setting, dice.of('jiwoo'))
  const crowd = Array.from({ length: PEOPLE - 1 }, (_, place) =>
    createCandidate(place + 1, companies, setting, dice.of('candidate', place + 1)),
  )
  const candidates = [jiwoo, ...crowd]

  const market = createMarket(companies, operators)
  const noeul = operators.filter(({ company }) => company?.slug === 'noeul-cloud')
  const lead = noeul[0]!
  const positions = createPositions(lead, now, dice.of('positions'))
  const sent = createJiwooOffers({ jiwoo, companies, operators, market, now }, dice.of('jiwoo offers'))
  const own = { ...sent, singles: forPositions(sent.singles, positions) }
  const theirs = forPositions(createSingles(crowd, market, now, dice.of('singles')), positions)
  const groups = [...own.groups, ...createCurations(crowd, market, now, dice.of('curations'))]
  const undone = createUndone(crowd, market, now, dice.of('undone'))
  const hiring = { crowd, recruiters: noeul, positions }
  const stories = createBoard(hiring, market, now, dice.of('board'))
  const storied = stories.map(({ offer }) => offer)
  const singles = [...own.singles, ...withCounters(theirs, now, dice.of('counters')), ...storied]
  const offers = [...singles, ...undone, ...groups.flatMap((group) => group.offers)]

  const secondJob = createSecondJob({ jiwoo, companies, operators, now }, dice.of('second job'))
  const { companyId, createdAt: sentAt } = secondJob.offer.row
  market.quota.count(companyId!, sentAt)

  const ownChats = createJiwooCoffeechats(own.singles, now, dice.of('jiwoo chats'))
  const proofRequests = createProofRequests(ownChats, dice.of('proof requests'))
  const others = offers.filter((offer) => offer.candidate !== jiwoo && !storied.includes(offer))
  const met = withOutcomes(createCoffeechats(others, now, dice.of('chats')), now, dice.of('outcomes'))
  const chats = [...ownChats, ...withStages(met, now, dice.of('stages')), ...stories.map(({ chat }) => chat)]
  const memory = createMemory({ ...hiring, stories }, market, now, dice.of('memory'))
  const hires = createHires(chats, companies, now, dice.of('hires'))
  const operatorOf = (email: string) => operators.find(({ row }) => row.email === email)!
  const [agent, admin] = [operatorOf(demoAccounts.agent.email), operatorOf(demoAccounts.admin.email)]
  const talks = [
    ...createJiwooRooms(
      { jiwoo, offers: own.singles, chats: ownChats, curation: own.groups[0]!, agent, now },
      dice.of('jiwoo rooms'),
    ),
    ...createRooms(chats.slice(ownChats.length), groups, now, dice.of('rooms')),
    ...createNamelessRooms(
      singles.filter(({ candidate }) => candidate !== jiwoo),
      now,
      dice.of('nameless'),
    ),
  ]
  const rooms = withAskingRoom(talks, { offers, jiwoo, now }, dice.of('asking'))
  const given = { candidates, agents: market.agents, now }
  const asked = {
    inquiries: createInquiries(given, dice.of('inquiries')),
    wishes: createWishes(given, dice.of('wishes')),
    applications: createApplications(given, dice.of('applications')),
  }

  const statements = createStatements(hires, { companies, admin, now }, dice.of('statements'))
  const billing = { statements, companies, admin, now }
  const bills = createBills(billing)

  return {
    companies,
    operators,
    applicants: createApplicants(now, admin.row.id, dice.of('applicants')),
    candidates,
    groups,
    offers,
    ledger: ledgerOf([...singles, ...undone, secondJob.offer], groups, now),
    offerCounts: market.quota.rows(),
    chats,
    secondJob,
    hires,
    proofRequests,
    pacts: createPacts(
      { own: ownChats, others: stories.map(({ chat }) => chat), operators, now },
      dice.of('pacts'),
    ),
    statements,
    bills,
    billSeries: createSeries(bills),
    hireCorrections: createCorrections(billing, dice.of('hire corrections')),
    checks: createChecks(companies, operators, now, dice.of('checks')),
    records: createRecords(companies, now, dice.of('records')),
    keptWords: keptWordRows(chats, given, dice.of('kept words')),
    rooms,
    safety: createSafety({ rooms, offers, jiwoo, agents: market.agents, now }, dice.of('safety')),
    consents: consentRows(candidates, chats, dice.of('consents')),
    notices: [
      ...notificationRows({ offers: singles, groups, chats, proofRequests }, now, dice.of('notices')),
      ...operatorNotificationRows(
        { offers: singles, groups, chats, rooms, ...asked, agents: market.agents, notes: memory.notes },
        now,
        dice.of('operator notices'),
      ),
    ],
    notificationSettings: notificationSettingRows(crowd, dice.of('notification settings')),
    views: viewRows({ offers: singles, groups, candidates, operators, memory }, dice.of('views')),
    savedSearches: savedSearchRows(
      [operatorOf(demoAccounts.recruiter.email), agent],
      now,
      dice.of('saved searches'),
    ),
    visits: visitRows(candidates, now, dice.of('visits')),
    surveyAnswers: surveyAnswerRows(candidates, now, dice.of('surveys')),
    talk: createTalk(crowd, now, dice.of('talk')),
    blogPosts: blogRows(now, dice.of('blog')),
    partner: createPartner(crowd, chats, now, dice.of('partner')),
    ...asked,
    wishes: [...asked.wishes, ...createAnsweredWishes(groups, dice.of('answered wishes'))],
    positions,
    suggestions: createSuggestions(
      { crowd, offers, positions: positions.map(({ row }) => row), now },
      dice.of('suggestions'),
    ),
    openings: createOpenings(market.recruiters, now, dice.of('openings')),
    memory,
    cards: createCards(
      { lead, offers: singles, stories, saved: memory.saved, positions },
      now,
      dice.of('cards'),
    ),
    templates: templateRows(lead, now, dice.of('templates')),
    usualHours: usualHoursRow(lead, now),
    handover: createHandover({ lead, chats }, now, dice.of('handover')),
    failures: createFailures(crowd, now, dice.of('failures')),
    lifetime: createLifetime(jiwoo, crowd, setting, dice.of('lifetime')),
  }
}
