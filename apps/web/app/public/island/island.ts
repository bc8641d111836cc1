import { recordFirstVisit } from './first-visit.ts'
import { startKakao } from './kakao-start.ts'
import { leadToOwnPage } from './own-page.ts'
import { startSideMenu } from './side-menu.ts'
import { keepSignedIn } from './signed-in.ts'
import { startThemeChoice } from './theme.ts'

/** What few pages have comes only where its markup stands, so that the others do not pay for it. */
const parts: Readonly<Record<string, () => Promise<() => void>>> = {
  '[data-carousel]': async () => (await import('./landing.ts')).startLanding,
  '[data-count-up], [data-share], [data-guess-form]': async () =>
    (await import('./campaign.ts')).startCampaign,
  '[data-faq-search]': async () => (await import('./faq-search.ts')).startFaqSearch,
}

/** The whole JavaScript of a public page. */
leadToOwnPage()
keepSignedIn()
startKakao()
startSideMenu()
startThemeChoice()
const found = Object.entries(parts).filter(([markup]) => document.querySelector(markup))
// Said for whoever waits for it: from here on what can be pressed answers.
void Promise.all(found.map(async ([, load]) => (await load())())).then(() =>
  document.documentElement.setAttribute('data-started', ''),
)
void recordFirstVisit()
