/** Who answers for personal data, as the settings of the service name them. */
export type PrivacyOfficer = { name: string; department: string; phone: string; email: string }

/** What the server says of them, by which nobody else speaks (see the server's web.ts). */
export function readPrivacyOfficer(told: string | null): PrivacyOfficer | null {
  return told ? (JSON.parse(decodeURIComponent(told)) as PrivacyOfficer) : null
}
