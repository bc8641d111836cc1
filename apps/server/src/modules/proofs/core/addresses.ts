import { paths } from '@coffeeattack/contract/pages'
import { typeNames } from '@coffeeattack/domain/proofs/claims'
import type { ProofKind } from '@coffeeattack/domain/proofs/proof'
import type { Deps } from '../../../deps.ts'

/** Of the settings only our own address counts. */
export type Origin = { readonly settings: Pick<Deps['settings'], 'appOrigin'> }

/** What making and signing a proof or a list needs. */
export type IssuingDeps = Origin & Pick<Deps, 'secrets' | 'random'>

/** Who signs: the address of this service. Verifiers find the keys by it. */
export const issuerOf = ({ settings }: Origin): string => settings.appOrigin

/** The address of a status list, which every proof in it names. */
export const listAddress = (number: number, deps: Origin): string => `${issuerOf(deps)}/status/${number}`

/** The type of a proof; its address answers what it says. */
export const typeAddress = (kind: ProofKind, deps: Origin): string =>
  `${issuerOf(deps)}/vct/${typeNames[kind]}`

/** 128 random bits in 22 characters: the only way to a proof's page. */
export const newAddress = ({ random }: Pick<Deps, 'random'>): string =>
  Buffer.from(random(16)).toString('base64url')

export const isAddress = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text)

export const linkTo = (address: string, { settings }: Origin): string =>
  settings.appOrigin + paths.proof(address)
