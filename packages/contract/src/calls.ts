import { account, withdrawal } from './accounts.ts'
import type { Key, Tagged } from './call.ts'
import { consoleCalendars } from './calendars-console.ts'
import { calendars } from './calendars.ts'
import { blog, campaign, links } from './campaigns.ts'
import { education, searches } from './catalogue.ts'
import { coffeechats } from './coffeechats.ts'
import { companies } from './companies.ts'
import { consoleCandidates, matchingPeople } from './candidates.ts'
import { suggestedPeople } from './candidates-suggested-console.ts'
import { consoleCoffeechats } from './coffeechats-console.ts'
import { consoleChecks } from './companies-checks-console.ts'
import { consoleCompanies } from './companies-console.ts'
import { companyApplications } from './companies-join.ts'
import { consoleOwnCompany } from './companies-own-console.ts'
import { consoleReview } from './companies-review-console.ts'
import { consoleStatements } from './companies-statements-console.ts'
import { consoleCurations } from './offers-curations-console.ts'
import { consoleFigures } from './offers-figures-console.ts'
import { consoleHandover } from './handover-console.ts'
import { consoleCompanyInquiries, consoleDesk, consoleInquiries, consoleKeptWords } from './desk-console.ts'
import { consoleOfferHelp } from './offers-help-console.ts'
import { consoleOffers } from './offers-console.ts'
import { consoleAudit, consolePeople } from './operators.ts'
import { consolePartners } from './partners-console.ts'
import { consoleMemory } from './memory-console.ts'
import { consoleNotifications, consoleStream } from './notifications-console.ts'
import { consolePipeline } from './pipeline-console.ts'
import { consolePositions } from './positions-console.ts'
import { consoleSafety } from './safety-console.ts'
import { reports } from './safety.ts'
import { consoleMessages } from './rooms-console.ts'
import { consoleSecondFactor, consoleSession } from './sessions-console.ts'
import { consoleTalk, talk } from './talk.ts'
import { applications, inquiries, surveys } from './desk.ts'
import { files } from './files.ts'
import { handover, programs } from './handover.ts'
import { ranking, salary, standing } from './insight.ts'
import { suggestions } from './suggestions.ts'
import { consoleFairness, consoleSuggestions } from './suggestions-console.ts'
import { lifetimeIncome } from './insight-lifetime.ts'
import { notifications } from './notifications.ts'
import { acceptance, offers } from './offers.ts'
import { paidChecks } from './paid-checks.ts'
import { pacts } from './pacts.ts'
import { consolePacts } from './pacts-console.ts'
import { verifying } from './pacts-verify.ts'
import { partners } from './partners.ts'
import { proofs } from './proofs.ts'
import { proofRequests } from './proofs-requests.ts'
import { consoleProofRequests } from './proofs-requests-console.ts'
import { profile } from './profiles.ts'
import { messages, questions } from './rooms.ts'
import { devices, session } from './sessions.ts'
import { consoleHouse } from './upkeep-console.ts'
import { upkeep } from './upkeep.ts'
import { registration } from './verification.ts'
import { consoleOwnProof } from './verification-console.ts'

/** All calls. The server serves this table, the client is typed by it, the reference is made from it. */
export const calls = {
  // First, so that the reference opens on the calls of integrators.
  ...programs,
  ...session,
  ...registration,
  ...profile,
  ...withdrawal,
  ...companies,
  ...companyApplications,
  ...blog,
  ...education,
  ...salary,
  ...files,
  ...applications,
  ...offers,
  ...questions,
  ...coffeechats,
  ...acceptance,
  ...suggestions,
  ...pacts,
  ...verifying,
  ...paidChecks,
  ...proofs,
  ...proofRequests,
  ...calendars,
  ...messages,
  ...reports,
  ...notifications,
  ...surveys,
  ...searches,
  ...campaign,
  ...inquiries,
  ...upkeep,
  ...lifetimeIncome,
  ...standing,
  ...links,
  ...account,
  ...devices,
  ...consoleSession,
  ...consoleSecondFactor,
  ...consoleCandidates,
  ...consoleMemory,
  ...consolePacts,
  ...consoleProofRequests,
  ...consolePipeline,
  ...consolePositions,
  ...matchingPeople,
  ...suggestedPeople,
  ...consoleSuggestions,
  ...consoleFairness,
  ...consoleOffers,
  ...consoleCurations,
  ...consoleFigures,
  ...consoleOfferHelp,
  ...consoleCoffeechats,
  ...consoleCalendars,
  ...consoleInquiries,
  ...consoleCompanyInquiries,
  ...consoleDesk,
  ...consoleKeptWords,
  ...consoleSafety,
  ...consoleMessages,
  ...consoleStream,
  ...consoleNotifications,
  ...consolePeople,
  ...consoleCompanies,
  ...consoleChecks,
  ...consoleOwnProof,
  ...consoleOwnCompany,
  ...consoleReview,
  ...consoleStatements,
  ...consoleHandover,
  ...consolePartners,
  ...consoleAudit,
  ...consoleHouse,
  ...consoleTalk,
  ...partners,
  ...handover,
  ...ranking,
  ...talk,
} satisfies Record<Key, Tagged>

export type Calls = typeof calls
export type CallKey = keyof Calls
