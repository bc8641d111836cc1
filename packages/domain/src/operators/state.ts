/** Whether somebody can sign in to the console, and ever did. A disabled account is disabled, whether it was used or not. */
export const operatorStates = ['working', 'new', 'disabled'] as const
export type OperatorState = (typeof operatorStates)[number]

export const stateNames: Readonly<Record<OperatorState, string>> = {
  working: '쓰고 있어요',
  new: '아직 로그인하지 않았어요',
  disabled: '막혔어요',
}
