/**
 * The pages that a rule, an error row or a shared card leads to. Their addresses belong to the contract: one that its pages do not hold
 * does not compile there.
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
  | '/my/retry'
  | '/partners/login'
  | '/money'
  | '/graph'
  | '/secret'
