import { account } from './account.ts'
import type { Key, Tagged } from './call.ts'
import { campaign } from './campaign.ts'
import { coffeechats } from './coffeechats.ts'
import { companies } from './companies.ts'
import { consoleSession } from './console/session.ts'
import { education } from './education.ts'
import { files } from './files.ts'
import { lifetimeIncome } from './lifetime-income.ts'
import { links } from './links.ts'
import { messages } from './messages.ts'
import { offers } from './offers.ts'
import { partners } from './partners.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { salary } from './salary.ts'
import { searches } from './searches.ts'
import { session } from './session.ts'
import { surveys } from './surveys.ts'

/** Every call there is. The server serves it, the client is typed by it, the reference is made from it. */
export const calls = {
  ...session,
  ...registration,
  ...profile,
  ...companies,
  ...education,
  ...salary,
  ...files,
  ...offers,
  ...coffeechats,
  ...messages,
  ...surveys,
  ...searches,
  ...campaign,
  ...lifetimeIncome,
  ...links,
  ...account,
  ...consoleSession,
  ...partners,
} satisfies Record<Key, Tagged>

export type Calls = typeof calls
export type CallKey = keyof Calls
