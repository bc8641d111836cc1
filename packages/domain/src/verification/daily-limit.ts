/** Requests a person may make in one Seoul day (VER-13); the setting DAILY_VERIFICATION_LIMIT replaces it. */
export const DEFAULT_DAILY_LIMIT = 5
