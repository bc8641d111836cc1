/**
 * The pages that a rule, an error row, a notification or a shared card leads to. The contract owns the addresses: an
 * address here that is not one of its pages does not compile there.
 */
export type Page =
  | '/'
  | '/login'
  | '/signin'
  | '/submit'
  | '/submit_kakao/nocareer'
  | '/my'
  | '/my/attack'
  | '/my/attack/select'
  | '/my/match'
  | '/my/message'
  | '/my/account'
  | '/my/account/views'
  | '/my/proofs'
  | '/my/retry'
  | '/my/safety'
  | '/partners/login'
  | '/money'
  | '/graph'
  | '/secret'
