import type { ApiResult } from '@coffeeattack/contract/client/typing'

type CompanyProof = ApiResult<'GET /users/company-proofs'>['items'][number]['proof']

/** Nothing was checked of the company. */
export const noProof: CompanyProof = {
  registeredAt: null,
  business: null,
  arrears: null,
  headcount: null,
  domain: null,
  recruiter: { name: '이도현', provedOn: null },
  off: [],
}

/** Five of six checks, as of noon of the sample day. */
export const proof = (given: Partial<CompanyProof> = {}): CompanyProof => ({
  registeredAt: '2026-11-03T11:00:00+09:00',
  business: {
    state: 'OPEN',
    checkedAt: '2026-11-15T02:10:00+09:00',
    since: '2026-11-03T11:00:00+09:00',
  },
  arrears: { isListed: false, askedAt: '2026-11-15T02:12:00+09:00' },
  headcount: { people: 118, month: '202610' },
  domain: { name: 'noeulcloud.example', provedAt: '2026-11-04T10:00:00+09:00' },
  recruiter: { name: '이도현', provedOn: null },
  off: [],
  ...given,
})

/** From 101 people to 118 in a year: 40 came, 23 left. */
export const headcounts = (): ApiResult<'GET /users/company/:id'>['headcountItems'] => {
  const joined = [3, 2, 5, 4, 6, 2, 1, 3, 4, 2, 5, 3]
  const left = [1, 2, 1, 2, 3, 2, 2, 1, 2, 3, 2, 2]
  let people = 101
  return joined.map((came, place) => {
    people += came - left[place]!
    const month = place < 2 ? `2025${11 + place}` : `2026${String(place - 1).padStart(2, '0')}`
    return { month, people, joined: came, left: left[place]! }
  })
}
