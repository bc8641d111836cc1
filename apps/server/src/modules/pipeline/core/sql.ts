/*
 * What a card's row means, as SQL text about one row of `pipeline_cards`, named as the statement names it. What a card follows
 * from is written by triggers (`renew_pipeline_card`), all but the passing of a day.
 */

/** Its offer's day is past; nothing where it has none that waits. */
export const lapsedOn = (card: string, day: string): string =>
  `(${card}.stage = 'OFFERED' and ${card}.expiry_day < ${day})`

/** Past its offer's day it has ended, whether or not the nightly job has been there (OFR-12). */
export const stageOn = (card: string, day: string): string =>
  `case when ${lapsedOn(card, day)} then 'ENDED' else ${card}.stage end`

/** Since when it has stood there. */
export const stageSinceOn = (card: string, day: string): string =>
  `case when ${lapsedOn(card, day)} then (${card}.expiry_day + 1)::timestamp at time zone 'Asia/Seoul'
    else ${card}.stage_since end`

/**
 * It is shown: of those who were only starred, whoever receives offers now. Of whoever left or shut the company out there is no
 * card (`renew_pipeline_card`).
 */
export const isOnBoard = (card: string, now: string): string =>
  `(${card}.stage <> 'SAVED' or ${card}.reached_until >= ${now})`
