import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import {
  chooseCompanies,
  selectCompanies,
  showChosen,
  showCompanies,
  showLogo,
} from './candidate/choose-companies.ts'
import { showCompanyPage, showProofs, showRecords } from './candidate/company-page.ts'
import { answerJoin, listJoinRequests } from './console/join-requests.ts'
import { listAlike, listMerges, mergeCompanies, undoMerge } from './console/merge.ts'
import { changeOwnCompany, saveOwnLogo, showOwnCompany } from './console/own-company.ts'
import { approve, ask, listApplications, recheck, refuse, showReview } from './console/review.ts'
import { removeLogo, saveLogo } from './console/logo.ts'
import { changeCompany, createCompany } from './console/save-company.ts'
import { listCompanies, showCompany } from './console/show-companies.ts'
import { closeStatement } from './console/close-statement.ts'
import { correctStatement } from './console/correct-statement.ts'
import { downloadPdf, downloadStatement } from './console/download-statement.ts'
import { payStatement } from './console/pay-statement.ts'
import { listStatementMonths, listStatements, showStatement } from './console/statements.ts'
import { askAgainJob } from './jobs/ask-again.ts'
import { proveDomain, lookNow, showOwnChecks } from './console/own-checks.ts'
import { askAgain, decideArrears, showEvidence } from './console/show-evidence.ts'
import { checkArrearsJob } from './jobs/check-arrears.ts'
import { checkDomainsJob } from './jobs/check-domains.ts'
import { checkHeadcountsJob } from './jobs/check-headcounts.ts'
import { checkStatesJob } from './jobs/check-states.ts'
import { releaseRecordsJob } from './jobs/release-records.ts'
import { remindOfBillsJob } from './jobs/remind-of-bills.ts'
import { confirmMail, resendCode, startApplication } from './public/apply.ts'
import { nameFirm } from './public/name-firm.ts'
import { showApplication } from './public/show-application.ts'
import { answerQuestion, askToJoin, makeAccount, nameOtherFirm, withdraw } from './public/while-waiting.ts'

function candidateCalls(handle: Handle): void {
  handle('GET /users/company/:id', ({ caller, params }, deps) =>
    showCompanyPage(caller.userId, params.id, deps),
  )
  handle('GET /users/company-records', ({ caller, query }, deps) =>
    showRecords(caller.userId, query.ids, deps),
  )
  handle('GET /users/company-proofs', ({ caller, query }, deps) => showProofs(caller.userId, query.ids, deps))
  handle('GET /users/companies/:mode', ({ caller, params }, deps) =>
    showChosen(caller.userId, params.mode, deps),
  )
  handle('PATCH /users/companies/:mode', ({ caller, params, body }, deps) =>
    chooseCompanies(caller.userId, params.mode, body.companyItems, deps),
  )
  handle('PATCH /v2/users/select/:id', ({ caller, params, body }, deps) =>
    selectCompanies({ userId: params.id, callerId: caller.userId, names: body.userSelect }, deps),
  )
  handle('GET /companies', ({ query }, deps) => showCompanies(query.sort, deps))
  handle('GET /companies/logo', ({ query }, deps) => showLogo(query.name, deps))
}

/** The companies that recruit, and every name they are known by (BIZ-6). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/companies', ({ query }, deps) => listCompanies(query, deps))
  handle('GET /console/companies/:id', ({ params }, deps) => showCompany(params.id, deps))
  handle('POST /console/companies', ({ body, caller }, deps) => createCompany(body, caller, deps))
  handle('PATCH /console/companies/:id', ({ params, body, caller }, deps) =>
    changeCompany(params.id, body, caller, deps),
  )
  handle('POST /console/companies/:id/logo', ({ params, body, caller }, deps) =>
    saveLogo(params.id, body, caller, deps),
  )
  handle('DELETE /console/companies/:id/logo', ({ params, caller }, deps) =>
    removeLogo(params.id, caller, deps),
  )
}

/** What institutions were asked about a company (FIRM-3 to FIRM-7). */
function checkCalls(handle: Handle): void {
  handle('GET /console/companies/:id/evidence', ({ params }, deps) => showEvidence(params.id, deps))
  handle('POST /console/companies/:id/arrears-decision', ({ params, body, caller }, deps) =>
    decideArrears({ companyId: params.id, reason: body.reason }, caller, deps),
  )
  handle('POST /console/companies/:id/ask-again', ({ params, caller }, deps) =>
    askAgain(params.id, caller, deps),
  )
  handle('GET /console/own-checks', ({ caller }, deps) => showOwnChecks(caller, deps))
  handle('POST /console/own-checks/domain', ({ body, caller }, deps) =>
    proveDomain(body.domain, caller, deps),
  )
  handle.withoutTransaction('POST /console/own-checks/domain/look', ({ caller }, deps) =>
    lookNow(caller, deps),
  )
}

/** What each company owes for its hires, month by month (KEEP-6). */
function statementCalls(handle: Handle): void {
  handle('GET /console/statements', ({ query, caller }, deps) => listStatements(query, caller, deps))
  handle('GET /console/statement-months', ({ query }, deps) => listStatementMonths(query.companyId, deps))
  handle('GET /console/statements/:companyId/:month', ({ params, caller }, deps) =>
    showStatement(params, caller, deps),
  )
  handle('POST /console/statements/:companyId/:month/close', ({ params, caller }, deps) =>
    closeStatement(params, caller, deps),
  )
  handle('PATCH /console/statements/:companyId/:month/payment', ({ params, body, caller }, deps) =>
    payStatement({ ...params, ...body }, caller, deps),
  )
  handle('POST /console/statements/:companyId/:month/corrections', ({ params, body, caller }, deps) =>
    correctStatement({ ...params, ...body }, caller, deps),
  )
  handle('POST /console/statements/:companyId/:month/pdf', ({ params, caller }, deps) =>
    downloadPdf(params, caller, deps),
  )
  handle('POST /console/statements/:companyId/:month/download', ({ params, caller }, deps) =>
    downloadStatement(params, caller, deps),
  )
}

/** A company signs itself up, under the secret address of its waiting page (FIRM-1). */
function joinCalls(handle: Handle): void {
  handle('POST /business/applications', ({ body }, deps) => startApplication(body, deps))
  handle('GET /business/applications/:secret', ({ params }, deps) => showApplication(params.secret, deps))
  handle('POST /business/applications/code', ({ body }, deps) => resendCode(body.secret, deps))
  handle('POST /business/applications/confirm', ({ body }, deps) => confirmMail(body, deps))
  handle.withoutTransaction('POST /business/applications/firm', ({ body }, deps) => nameFirm(body, deps))
  handle('POST /business/applications/join', ({ body }, deps) => askToJoin(body, deps))
  handle('POST /business/applications/other-firm', ({ body }, deps) => nameOtherFirm(body.secret, deps))
  handle('POST /business/applications/answer', ({ body }, deps) => answerQuestion(body, deps))
  handle('POST /business/applications/account', ({ body }, deps) => makeAccount(body, deps))
  handle('POST /business/applications/withdraw', ({ body }, deps) => withdraw(body.secret, deps))
}

/** Whom we let in, and what a company prepares itself (FIRM-2). */
function reviewCalls(handle: Handle): void {
  handle('GET /console/company-applications', ({ query }, deps) => listApplications(query, deps))
  handle('GET /console/company-applications/:id', ({ params }, deps) => showReview(params.id, deps))
  handle('POST /console/company-applications/:id/approve', ({ params, body, caller }, deps) =>
    approve({ ...params, ...body }, caller, deps),
  )
  handle('POST /console/company-applications/:id/refuse', ({ params, body, caller }, deps) =>
    refuse({ ...params, ...body }, caller, deps),
  )
  handle('POST /console/company-applications/:id/ask', ({ params, body, caller }, deps) =>
    ask({ ...params, ...body }, caller, deps),
  )
  handle.withoutTransaction('POST /console/company-applications/:id/recheck', ({ params, caller }, deps) =>
    recheck(params.id, caller, deps),
  )
  handle('GET /console/join-requests', ({ caller }, deps) => listJoinRequests(caller, deps))
  handle('POST /console/join-requests/:id/answer', ({ params, body, caller }, deps) =>
    answerJoin({ ...params, ...body }, caller, deps),
  )
  handle('GET /console/companies/:id/alike', ({ params }, deps) => listAlike(params.id, deps))
  handle('POST /console/companies/:id/merge', ({ params, body, caller }, deps) =>
    mergeCompanies({ ...params, ...body }, caller, deps),
  )
  handle('GET /console/company-merges', ({ query }, deps) => listMerges(query, deps))
  handle('POST /console/company-merges/:id/undo', ({ params, caller }, deps) =>
    undoMerge(params.id, caller, deps),
  )
  handle('GET /console/own-company', ({ caller }, deps) => showOwnCompany(caller, deps))
  handle('PATCH /console/own-company', ({ body, caller }, deps) => changeOwnCompany(body, caller, deps))
  handle('POST /console/own-company/logo', ({ body, caller }, deps) => saveOwnLogo(body, caller, deps))
}

export const companiesModule: Module = {
  calls: [candidateCalls, consoleCalls, checkCalls, statementCalls, joinCalls, reviewCalls],
  jobs: [
    askAgainJob,
    releaseRecordsJob,
    remindOfBillsJob,
    checkStatesJob,
    checkArrearsJob,
    checkHeadcountsJob,
    checkDomainsJob,
  ],
}
