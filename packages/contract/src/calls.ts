import { account } from './accounts.ts'
import type { Key, Tagged } from './call.ts'
import { consoleCalendars } from './calendars-console.ts'
import { calendars } from './calendars.ts'
import { campaign, links } from './campaigns.ts'
import { education, searches } from './catalogue.ts'
import { coffeechats } from './coffeechats.ts'
import { companies } from './companies.ts'
import { consoleCandidates } from './candidates.ts'
import { consoleCoffeechats } from './coffeechats-console.ts'
import { consoleCompanies, consoleStatements } from './companies-console.ts'
import { consoleFigures } from './figures-console.ts'
import { consoleHandover } from './handover-console.ts'
import { consoleDesk, consoleInquiries, consoleKeptWords } from './desk-console.ts'
import { consoleOfferHelp } from './offer-help-console.ts'
import { consoleOffers } from './offers-console.ts'
import { consoleAudit, consolePeople } from './operators.ts'
import { consolePartners } from './partners-console.ts'
import { consoleMemory } from './memory-console.ts'
import { consoleNotifications } from './notifications-console.ts'
import { consolePipeline } from './pipeline-console.ts'
import { consolePositions } from './positions-console.ts'
import { consoleMessages } from './rooms-console.ts'
import { consoleSecondFactor, consoleSession } from './sessions-console.ts'
import { consoleTalk } from './talk.ts'
import { surveys } from './desk.ts'
import { files } from './files.ts'
import { handover, programs } from './handover.ts'
import { salary, standing } from './insight.ts'
import { lifetimeIncome } from './lifetime-income.ts'
import { notifications } from './notifications.ts'
import { offers } from './offers.ts'
import { partners } from './partners.ts'
import { profile } from './profiles.ts'
import { ranking } from './ranking.ts'
import { messages } from './rooms.ts'
import { session } from './sessions.ts'
import { consoleHouse } from './upkeep-console.ts'
import { upkeep } from './upkeep.ts'
import { registration } from './verification.ts'

/** All calls. The server serves this table, the client is typed by it, the reference is made from it. */
export const calls = {
  // First, so that the reference opens on the calls of integrators.
  ...programs,
  ...session,
  ...registration,
  ...profile,
  ...companies,
  ...education,
  ...salary,
  ...files,
  ...offers,
  ...coffeechats,
  ...calendars,
  ...messages,
  ...notifications,
  ...surveys,
  ...searches,
  ...campaign,
  ...upkeep,
  ...lifetimeIncome,
  ...standing,
  ...links,
  ...account,
  ...consoleSession,
  ...consoleSecondFactor,
  ...consoleCandidates,
  ...consoleMemory,
  ...consolePipeline,
  ...consolePositions,
  ...consoleOffers,
  ...consoleFigures,
  ...consoleOfferHelp,
  ...consoleCoffeechats,
  ...consoleCalendars,
  ...consoleInquiries,
  ...consoleDesk,
  ...consoleKeptWords,
  ...consoleMessages,
  ...consoleNotifications,
  ...consolePeople,
  ...consoleCompanies,
  ...consoleStatements,
  ...consoleHandover,
  ...consolePartners,
  ...consoleAudit,
  ...consoleHouse,
  ...consoleTalk,
  ...partners,
  ...handover,
  ...ranking,
} satisfies Record<Key, Tagged>

export type Calls = typeof calls
export type CallKey = keyof Calls
