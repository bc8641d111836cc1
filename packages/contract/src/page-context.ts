import type { Fetch } from './client/request.ts'

/**
 * The data that the server and a page exchange during rendering. It is React Router's load context and never a header,
 * so no visitor can forge it.
 */
export type PageContext = {
  /** Whether the built-in sandbox answers in place of the outside companies. */
  readonly sandbox: boolean
  /** How the third-party consent starts (VER-1). */
  readonly consentPrechecked: boolean
  /** The messenger's public key for sharing, where one is configured. */
  readonly messengerKey: string | null
  /** Our external URLs from the settings; unset ones are not shown. */
  readonly outside: {
    /** The customer centre's channel in the messenger. */
    readonly kakaoChannel?: string | undefined
    readonly blog?: string | undefined
    readonly instagram?: string | undefined
    readonly linkedin?: string | undefined
  }
  /** Who runs the service, as its settings name them. */
  readonly company: {
    readonly name: string
    readonly representative: string
    readonly businessNumber: string
    /** Under which the authority knows a place where work is offered. */
    readonly jobInformationNumber: string
    readonly mailOrderNumber?: string | undefined
    readonly address: string
    readonly phone: string
    readonly email: string
  }
  /** Who answers for personal data, as the settings of the service name them. */
  readonly privacyOfficer: {
    readonly name: string
    readonly department: string
    readonly phone: string
    readonly email: string
  }
  /** The page is rendered once for its pattern, so it contains nobody's address. */
  readonly isShell?: boolean
  /** Calls the API in the visitor's name, by path: `/api/links/x`. */
  readonly fetch: Fetch
  /** The page threw: the server logs and reports it once per request. */
  readonly report: (error: unknown) => void
  /** The inline scripts of this answer, as sources of the security policy. */
  readonly allowScripts: (sources: string) => void
  /** The page is equal for everyone and may be cached for this long. */
  readonly keepFor: (seconds: number) => void
}

/**
 * A URL pattern such as `/my/result/:id` whose pages the server sends alike until the browser knows the person. If the
 * page depends on the query, only URLs without a query are shared.
 */
export type ShellPattern = { readonly pattern: string; readonly drawsQuery: boolean }
