import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../../testing/offer-test.tsx'
import { sampleId } from '../../testing/samples/offers.ts'

/** The answers under an open offer (OFR-16 to OFR-18). */

const ask = page.getByRole('link', { name: '이름 없이 물어보기' })
const accept = page.getByRole('button', { name: '커피챗 할래요' })

test('[OFR-17] a company’s offer can be asked about before deciding', async ({ openOffer }) => {
  await openOffer()
  await expect.element(accept).toBeVisible()
  await expect.element(ask).toHaveAttribute('href', `/my/message/ask/${sampleId(1)}`)
})

test('[OFR-17] our agent cannot be asked anonymously', async ({ openOffer }) => {
  await openOffer({ isMaster: true })
  await expect.element(accept).toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
})
