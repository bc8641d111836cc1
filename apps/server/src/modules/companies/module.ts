import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import {
  chooseCompanies,
  selectCompanies,
  showChosen,
  showCompanies,
  showLogo,
} from './candidate/choose-companies.ts'
import { showCompanyPage, showRecords } from './candidate/company-page.ts'
import { removeLogo, saveLogo } from './console/logo.ts'
import { changeCompany, createCompany } from './console/save-company.ts'
import { listCompanies, showCompany } from './console/show-companies.ts'
import { closeStatement } from './console/close-statement.ts'
import { correctStatement } from './console/correct-statement.ts'
import { downloadPdf, downloadStatement } from './console/download-statement.ts'
import { payStatement } from './console/pay-statement.ts'
import { listStatementMonths, listStatements, showStatement } from './console/statements.ts'
import { releaseRecordsJob } from './jobs/release-records.ts'
import { remindOfBillsJob } from './jobs/remind-of-bills.ts'

function candidateCalls(handle: Handle): void {
  handle('GET /users/company/:id', ({ caller, params }, deps) =>
    showCompanyPage(caller.userId, params.id, deps),
  )
  handle('GET /users/company-records', ({ caller, query }, deps) =>
    showRecords(caller.userId, query.ids, deps),
  )
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

export const companiesModule: Module = {
  calls: [candidateCalls, consoleCalls, statementCalls],
  jobs: [releaseRecordsJob, remindOfBillsJob],
}
