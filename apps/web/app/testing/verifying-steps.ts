import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The steps of the registration, as a screen's test takes them. */

export type Carrier = 'SKT' | 'KT' | 'LG U+'

export const sheet = () => page.getByRole('dialog', { name: '어떤 앱으로 인증할까요?' })

/** Chooses the app, and the carrier for PASS, and continues. */
export async function chooseCertificate(carrier?: Carrier): Promise<void> {
  await sheet()
    .getByRole('radio', { name: carrier ? /PASS 인증서/ : /카카오톡 인증서/ })
    .click()
  if (carrier) await sheet().getByText(carrier, { exact: true }).click()
  await sheet().getByRole('button', { name: '다음' }).click()
}

export const doneButton = () => page.getByRole('button', { name: '인증을 완료했어요' })

/** Waits the three seconds after which the button is enabled, and presses it. */
export async function pressDone(clock: { runFor(ms: number): Promise<void> }): Promise<void> {
  await expect.element(doneButton()).toBeDisabled()
  await clock.runFor(3_000)
  await doneButton().click()
}

export type Told = { title: string; body: string; button: string }

/** Expects a failure dialog with this text and one button. */
export async function readAndPress({ title, body, button }: Told): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title })
  await expect.element(dialog).toMatchTextContent(body)
  await expect.element(dialog.getByRole('button')).toHaveLength(1)
  await dialog.getByRole('button', { name: button }).click()
  await expect.element(dialog).not.toBeInTheDocument()
}

/** Moves the clock until the analysis has shown its last stage. */
export async function untilAnalysed(clock: { runFor: (ms: number) => Promise<void> }): Promise<void> {
  const done = page.getByText('다 끝났어요')
  await expect
    .poll(async () => {
      if (done.query()) return true
      await clock.runFor(200)
      return false
    })
    .toBe(true)
}
