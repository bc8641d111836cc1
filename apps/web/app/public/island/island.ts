import { startCarousel } from './carousel.ts'
import { recordFirstVisit } from './first-visit.ts'
import { keepPopularJobs } from './popular-jobs.ts'
import { startSideMenu } from './side-menu.ts'
import { startThemeChoice } from './theme.ts'

/** The whole JavaScript of a public page. Each part looks for its markup and leaves a page without it alone. */
startSideMenu()
startThemeChoice()
for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(root)
keepPopularJobs()
void recordFirstVisit()
