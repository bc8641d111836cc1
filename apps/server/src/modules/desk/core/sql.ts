import { metAnswers, outcomeOf } from '@coffeeattack/domain/coffeechats/outcome'

/** The pairs of answers that contradict each other, by the domain's rule. */
const CONTRADICTIONS = metAnswers
  .flatMap((candidate) => metAnswers.map((company) => ({ candidate, company })))
  .filter((said) => outcomeOf(said) === 'CONTRADICTED')
  .map(({ candidate, company }) => `('${candidate}', '${company}')`)
  .join(', ')

/**
 * Whether the two sides of a row of `kept_words` still say different things, as SQL (KEEP-3); `isSettled` in the domain is
 * the contrary. Who twice did not come contradicts nobody and stays until an agent has talked to them.
 */
export const stillDiffer = (word: string): string => `(case ${word}.kind
  when 'MEETING' then exists (
    select from coffeechat_outcomes mine join coffeechat_outcomes theirs using (time_id)
    where mine.time_id = ${word}.subject_id and mine.side = 'candidate' and theirs.side = 'company'
      and (mine.met, theirs.met) in (${CONTRADICTIONS}))
  when 'STAGE' then exists (
    select from coffeechat_stages s where s.id = ${word}.subject_id and s.contradicted_at is not null
      and not exists (select from coffeechat_stages later
        where later.coffeechat_id = s.coffeechat_id and later.number > s.number))
  else true end)`
