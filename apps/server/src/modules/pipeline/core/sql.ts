import { works } from '../../operators/core/sql.ts'

/*
 * Rules about one row of `pipeline_cards` as SQL text; `card` is the row's alias in the statement. Triggers keep the row up to date
 * (functions/renew_pipeline_card.sql), except for offers whose last day passes.
 */

/** True when the last day of its open offer is past; null without an open offer. */
export const lapsedOn = (card: string, day: string): string =>
  `(${card}.stage = 'OFFERED' and ${card}.expiry_day < ${day})`

/** The stage: ended once the offer's last day is past, even before the nightly job expires the offer (OFR-12). */
export const stageOn = (card: string, day: string): string =>
  `case when ${lapsedOn(card, day)} then 'ENDED' else ${card}.stage end`

/** Since when the card has been at that stage. */
export const stageSinceOn = (card: string, day: string): string =>
  `case when ${lapsedOn(card, day)} then (${card}.expiry_day + 1)::timestamp at time zone 'Asia/Seoul'
    else ${card}.stage_since end`

/**
 * True when the board shows the card: starred candidates only while they receive offers. Candidates who left or shut the company
 * out have no card at all.
 */
export const isOnBoard = (card: string, now: string): string =>
  `(${card}.stage <> 'SAVED' or ${card}.reached_until >= ${now})`

/** The assignee, or who set the reminder, while they work for the card's company. */
export const remindedColleague = (card: string, column: 'assignee_id' | 'reminds_id'): string =>
  `(select p.id from operators p
    where p.id = ${card}.${column} and p.company_id = ${card}.company_id and ${works('p')})`
