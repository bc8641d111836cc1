import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { beginCareer } from './candidate/begin-career.ts'
import { beginTax } from './candidate/begin-tax.ts'
import { submit, verifySalary } from './candidate/confirm-career.ts'
import { forgetTax } from './candidate/forget-tax.ts'
import { existence, register } from './candidate/register.ts'
import { showTaxOffice } from './candidate/show-tax-office.ts'
import { showCareers, showVerified } from './candidate/show-verified.ts'
import { verifyTax } from './candidate/verify-tax.ts'
import { beginOwnProof, confirmOwnProof, removeOwnProof } from './console/own-proof.ts'
import { attempts, registrations } from './core/readings.ts'
import { clearAttemptsJob } from './jobs/clear-attempts.ts'

/** Registration and verification: from the first form to a certified profile (VER-2). */
function candidateCalls(handle: Handle): void {
  handle('GET /users/exist', ({ query, caller }, deps) =>
    existence({ ...query, callerId: caller?.userId ?? null }, deps),
  )
  handle('POST /v2/users', ({ body, caller, from }, deps) => register({ form: body, me: caller, from }, deps))
  for (const key of ['POST /v3/users/verify', 'POST /v2/users/verify'] as const) {
    handle(key, ({ caller, body }, deps) => {
      const { reapply = false, isRestart = false, type: _type, ...person } = body
      return beginCareer(caller.userId, { ...person, reapply, isRestart }, deps)
    })
  }
  handle('POST /v3/users/submit', ({ caller, body }, deps) =>
    submit({ me: caller, id: body.id, cfid: body.cfid }, deps),
  )
  for (const key of ['POST /v3/users/verify/salary', 'POST /users/verify/salary'] as const) {
    handle(key, ({ caller, body }, deps) => verifySalary({ ...caller, id: body.id, cfid: body.cfid }, deps))
  }
  handle('POST /v3/users/tax', ({ caller, body }, deps) => beginTax(caller.userId, body, deps))
  handle('POST /v3/users/tax/verify', ({ caller, body }, deps) =>
    verifyTax({ ...caller, id: body.id, cfid: body.cfid, sealedInput: body.sealedInput }, deps),
  )
  handle('GET /users/tax', ({ caller }, deps) => showTaxOffice(caller.userId, deps))
  handle('DELETE /users/tax', ({ caller }, deps) => forgetTax(caller.userId, deps))
  handle('GET /users/verify', ({ caller }, deps) => showVerified(caller.userId, deps))
  handle('GET /users/career', ({ caller }, deps) => showCareers(caller.userId, deps))
}

/** Recruiters who prove identity and employment, by the same certificate (FIRM-6). */
function consoleCalls(handle: Handle): void {
  handle.withoutTransaction('POST /console/own-proof', ({ body, caller }, deps) => {
    const { type: _type, ...person } = body
    return beginOwnProof(person, caller, deps)
  })
  handle.withoutTransaction('POST /console/own-proof/confirm', ({ body, caller }, deps) =>
    confirmOwnProof(body.sealed, caller, deps),
  )
  handle('DELETE /console/own-proof', ({ caller }, deps) => removeOwnProof(caller, deps))
}

export const verificationModule: Module = {
  calls: [candidateCalls, consoleCalls],
  jobs: [clearAttemptsJob],
  readings: [attempts, registrations],
}
