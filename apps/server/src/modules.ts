import { accountsModule } from './modules/accounts/module.ts'
import { calendarsModule } from './modules/calendars/module.ts'
import { campaignsModule } from './modules/campaigns/module.ts'
import { candidatesModule } from './modules/candidates/module.ts'
import { catalogueModule } from './modules/catalogue/module.ts'
import { coffeechatsModule } from './modules/coffeechats/module.ts'
import { companiesModule } from './modules/companies/module.ts'
import { deskModule } from './modules/desk/module.ts'
import { filesModule } from './modules/files/module.ts'
import { handoverModule } from './modules/handover/module.ts'
import { insightModule } from './modules/insight/module.ts'
import { memoryModule } from './modules/memory/module.ts'
import { notificationsModule } from './modules/notifications/module.ts'
import { offersModule } from './modules/offers/module.ts'
import { operatorsModule } from './modules/operators/module.ts'
import { paidChecksModule } from './modules/paid-checks/module.ts'
import { pactsModule } from './modules/pacts/module.ts'
import { partnersModule } from './modules/partners/module.ts'
import { pipelineModule } from './modules/pipeline/module.ts'
import { positionsModule } from './modules/positions/module.ts'
import { profilesModule } from './modules/profiles/module.ts'
import { proofsModule } from './modules/proofs/module.ts'
import { roomsModule } from './modules/rooms/module.ts'
import { safetyModule } from './modules/safety/module.ts'
import { sessionsModule } from './modules/sessions/module.ts'
import { suggestionsModule } from './modules/suggestions/module.ts'
import { talkModule } from './modules/talk/module.ts'
import { upkeepModule } from './modules/upkeep/module.ts'
import { verificationModule } from './modules/verification/module.ts'
import type { Module } from './platform/module.ts'

/** The whole product: its calls are tied by app.ts, its jobs are run by start-service.ts. A call that no module ties answers 501. */
export const modules: readonly Module[] = [
  accountsModule,
  calendarsModule,
  campaignsModule,
  candidatesModule,
  catalogueModule,
  coffeechatsModule,
  companiesModule,
  deskModule,
  filesModule,
  handoverModule,
  insightModule,
  memoryModule,
  notificationsModule,
  offersModule,
  operatorsModule,
  paidChecksModule,
  pactsModule,
  partnersModule,
  pipelineModule,
  positionsModule,
  profilesModule,
  proofsModule,
  roomsModule,
  safetyModule,
  sessionsModule,
  suggestionsModule,
  talkModule,
  upkeepModule,
  verificationModule,
]
