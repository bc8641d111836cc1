import type { People } from './walker.ts'

/* Wrong calls. */

const NOBODY = '00000000-0000-7000-8000-000000000000'

export async function askWrongly({ jiwoo, visitor, recruiter, partner }: People) {
  await visitor.get('/v3/users/my')
  await visitor.get('/console/me')
  await visitor.ask('GET', '/api/v3/users/my', { headers: { authorization: 'Bearer broken' } })
  await visitor.get('/nothing/here')
  await visitor.get('/users/labels/search?q=')
  await visitor.get('/talk/posts?limit=zero')
  await visitor.post('/auth/otp', { phone: '123' })
  await visitor.post('/auth/otp/verify', { phone: '01010000001', code: '000000' })
  await visitor.post('/auth/kakao', {
    code: 'x',
    redirectUri: 'http://localhost:3000/login/autho',
    state: 'x',
  })
  await visitor.post('/v2/users', { name: '1', phone: '1', gender: '?', birthday: '1' })
  await visitor.post('/v2/users', {
    name: '한지우',
    phone: '01010000001',
    gender: '여성',
    birthday: '19950314',
    jobLabel: '개발',
    jobSubLabel: '프론트엔드 개발자',
  })
  await visitor.post('/console/auth/sign-in', { email: 'admin@coffeeattack.example', password: 'wrong' })
  await visitor.post('/partners/auth/sign-in', { email: 'nobody@mail.example', password: 'wrong' })
  await jiwoo.get('/console/me')
  await partner.get('/v3/users/my')
  await recruiter.get('/console/audit')
  await recruiter.get('/partners/me')
  await recruiter.post('/console/offers', {
    candidateId: NOBODY,
    salaryMin: 9,
    salaryMax: 1,
    position: '',
    offerItems: [],
    message: '',
  })
  await recruiter.get(`/console/candidates/${NOBODY}`)
  await jiwoo.get(`/v2/users/offers/${NOBODY}`)
  await jiwoo.get('/v2/users/offers/not-an-id')
  await jiwoo.get(`/users/profile/${NOBODY}`)
  await jiwoo.patch('/users/email', { email: 'no address' })
  await jiwoo.patch('/users/willingness', { willingness: 'MAYBE' })
  await jiwoo.post('/users/message', { roomId: NOBODY, message: '' })
  await jiwoo.patch(`/v2/users/more/${NOBODY}`, {})
  await jiwoo.ask('PATCH', '/api/users/email', { raw: '{', headers: { 'content-type': 'application/json' } })
  await jiwoo.ask('PATCH', '/api/users/email', { raw: 'email', headers: { 'content-type': 'text/csv' } })
  await jiwoo.patch('/users/email', { email: 'x'.repeat(3_000_000) })
  await jiwoo.ask('PUT', '/api/users/email', { body: {} })
}
