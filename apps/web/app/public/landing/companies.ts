import all from '../../../public/logos/index.json'
import { LOGOS } from './logo-pages.ts'

/** The companies that the landing names: the first of all whose marks we have. */
export const landingCompanies = all.slice(0, LOGOS.companies)
