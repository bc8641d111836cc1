/** Limits of the schools in a profile (VAL-17, VAL-18, VAL-19). Every screen loads them with the errors that name them. */
export const EDUCATION = { max: 10, nameLimit: 50, majorLimit: 50 } as const

export const EDUCATION_LIMIT_TEXT = `학력은 최대 ${EDUCATION.max}개까지 추가할 수 있어요`
