import type { Fetch } from './client/request.ts'

/**
 * What the server and a page say to each other while the page is rendered. It travels as React Router's load context
 * and never in headers, so that no visitor can speak in the server's name.
 */
export type PageContext = {
  /** Whether the built-in sandbox answers in place of the outside companies. */
  readonly sandbox: boolean
  /** How the third-party consent starts (VER-1). */
  readonly consentPrechecked: boolean
  /** The messenger's public key for sharing, where one is configured. */
  readonly messengerKey: string | null
  /** Places of ours outside of the service, as its settings name them. What is not set is not spoken of. */
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
  /** The page is rendered for everyone who will open its pattern, so it comes whole and with nobody's address. */
  readonly isShell?: boolean
  /** Asks the API by a path of its own, such as `/api/links/x`; the call counts as the visitor's. */
  readonly fetch: Fetch
  /** The page broke: the server writes it down and reports it, once for each request. */
  readonly report: (error: unknown) => void
  /** The inline scripts of this answer, as sources of the security policy. */
  readonly allowScripts: (sources: string) => void
  /** The page is the same for everyone, and may be sent again for so long before it is rendered anew. */
  readonly keepFor: (seconds: number) => void
}

/**
 * A pattern of addresses, such as `/my/result/:id`, whose pages the server sends alike: what stands in them until the
 * browser has looked who is there. One that draws from its query does so for addresses without a query alone.
 */
export type ShellPattern = { readonly pattern: string; readonly drawsQuery: boolean }
