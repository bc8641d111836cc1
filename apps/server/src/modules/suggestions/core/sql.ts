import { isLiking, namesOf, shutsOut } from '../../candidates/core/sql.ts'
import { mayIn } from '../../companies/core/gates.ts'
import { stageOn } from '../../pipeline/core/sql.ts'
import { isClosed } from '../../positions/core/sql.ts'

/* Rules of suggestions as SQL (MATCH). The arguments are how the statement names its rows and parameters. */

/** The person has not switched suggestions off. No row means on; it is read anew each time, so a switch holds at once everywhere. */
export const wantsSuggestions = (person: string): string =>
  `not exists (select from suggestion_settings chosen where chosen.user_id = ${person} and chosen.is_off)`

/** The interest stands: it was not taken back. */
export const stands = (interest: string): string => `(${interest}.taken_back_at is null)`

/** An offer waits between the two, or its outcome is open: nothing more is suggested. */
export const isBusy = (candidateId: string, companyId: string, today: string): string =>
  `exists (select from pipeline_cards card where card.company_id = ${companyId} and card.candidate_id = ${candidateId}
    and ${stageOn('card', today)} not in ('SAVED', 'ENDED'))`

type Asked = { candidateId: string; now: string; today: string }

/** Position `p` of company `c` may be shown to the person: it is open, the company may write, nobody shut the other out, and nothing is under way. */
export const isShownTo = ({ candidateId, now, today }: Asked): string =>
  `(not ${isClosed('p')} and c.active and ${mayIn('send', 'c', now)}
    and not ${shutsOut(candidateId, namesOf('c.id'))} and not ${isBusy(candidateId, 'c.id', today)})`

/** The person likes the company of position `p`; of a position that does not name it, nobody says so. */
export const likesNamed = (candidateId: string): string =>
  `(p.is_named and exists (select from company_choices liked
    where liked.user_id = ${candidateId} and ${isLiking('liked', 'p.company_id')}))`

/** What position `p` is compared by. The pay that it offers beside the range is not read. */
export const COMPARED_FIELDS = `json_build_object('title', p.title, 'message', p.message, 'jobLabel', p.job_label, 'jobSubLabel', p.job_sub_label,
  'yearsMin', p.years_min, 'yearsMax', p.years_max, 'salaryMin', p.salary_min, 'salaryMax', p.salary_max, 'mustHaves', p.must_haves)`
