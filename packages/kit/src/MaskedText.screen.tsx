import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { MaskedTag, MaskedText } from './MaskedText.tsx'
import { test } from './testing/kitTest.tsx'

const told = page.getByTestId('told')
const chip = page.getByTestId('chip')

test('[OFR-13] a mark is a pill that screen readers call hidden, and the text around it is unchanged', async ({
  show,
}) => {
  await show(
    <p data-testid="told">
      <MaskedText text="급하면 〔전화번호〕나 〔메신저 아이디〕로, 〔비밀〕">
        {(words) => <i>{words}</i>}
      </MaskedText>
    </p>,
  )
  await expect.element(told).toHaveTextContent('급하면 가려진 전화번호나 가려진 메신저 아이디로, 〔비밀〕')
  const drawn = [...told.element().children].map(({ tagName }) => tagName)
  expect(drawn).toEqual(['I', 'SPAN', 'I', 'SPAN', 'I'])
})

test('[OFR-13] a tag that is nothing but a mark is only the pill', async ({ show }) => {
  await show(
    <p data-testid="chip">
      <MaskedTag text="〔이름〕" />
    </p>,
  )
  await expect.element(chip).toHaveTextContent('가려진 이름')
  expect(chip.element().querySelectorAll('.rounded-tag')).toHaveLength(1)
})

test('[OFR-13] a long text with pills fits the width of a phone', async ({ show }) => {
  await show(
    <p data-testid="told" style={{ width: 280 }}>
      <MaskedText text={'〔메신저 아이디〕 또는 〔전화번호〕 '.repeat(8)} />
    </p>,
  )
  await expect.element(told).toBeVisible()
  expect(told.element().scrollWidth).toBe(280)
})
