import all from '../../../public/logos/index.json'
import { LOGOS } from './logo-pages.ts'

/** The companies on the landing page: the first ones of all logos. */
export const landingCompanies = all.slice(0, LOGOS.companies)
