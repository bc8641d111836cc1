/** What the people of the console are told, each once per subject. */
export type OperatorNotice =
  | 'PROFILE_SAVED'
  | 'OFFER_MATCHED'
  | 'OFFER_REFUSED'
  | 'CURATION_ASKED'
  | 'COFFEECHAT_TIMES_PROPOSED'
  | 'COFFEECHAT_CONFIRMED'
  | 'COFFEECHAT_RESCHEDULED'
  | 'COFFEECHAT_CANCELLED'
