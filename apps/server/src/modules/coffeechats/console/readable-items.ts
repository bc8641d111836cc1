import type { DisclosedItem } from '@coffeeattack/domain/coffeechats/disclosure'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { addressFor } from '../../files/core/may-read.ts'
import { disclosedOf } from '../core/disclosure.ts'
import type { CoffeechatRow } from '../core/store.ts'

type Readable = DisclosedItem & { url: string | null }

/** The disclosed items in their order with their addresses. Only the company can open files. */
export async function readableItems(chat: CoffeechatRow, caller: OperatorCaller, deps: ApiDeps) {
  const items: Readable[] = []
  for (const item of disclosedOf(chat, deps.secrets)) {
    const one = await readable(item, chat, caller, deps)
    if (one) items.push(one)
  }
  return items
}

async function readable(
  item: DisclosedItem,
  { person }: CoffeechatRow,
  caller: OperatorCaller,
  deps: ApiDeps,
): Promise<Readable | null> {
  switch (item.kind) {
    case 'NAME':
    case 'PHONE':
    case 'EMAIL':
      return { ...item, url: null }
    case 'ASKED_CONTACT':
      // The link was sent to the company; an agent cannot read the company's rooms.
      return caller.companyId ? { ...item, url: null } : null
    case 'RESUME_FILE':
      return withAddress(item, person.resumeFile, caller, deps)
    case 'PORTFOLIO_FILE':
      return withAddress(item, person.portfolioFile, caller, deps)
    case 'RESUME_LINK':
    case 'PORTFOLIO_LINK':
    case 'GITHUB':
    case 'LINKEDIN':
      return { ...item, url: item.text }
  }
}

/** Null for a file that the caller may not read or that was just deleted. */
async function withAddress(
  item: DisclosedItem,
  file: { id: string } | null,
  { companyId }: OperatorCaller,
  deps: ApiDeps,
): Promise<Readable | null> {
  if (!file || !companyId) return null
  try {
    const { url } = await addressFor({ kind: 'company', companyId }, file.id, deps)
    return { ...item, url }
  } catch (error) {
    if (error instanceof Refusal && error.situation === 'NOT_FOUND') return null
    throw error
  }
}
