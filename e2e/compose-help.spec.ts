import { expect } from '@playwright/test'
import { test } from './flow-test.ts'
import { addPerson } from './world.ts'

/** Templates of offers (BIZ-13). */

test('[BIZ-13] a template is filled in for each recipient, and the preview shows it', async ({
  desk,
  recruiter,
}) => {
  const filled = `${recruiter.company}에서 프론트엔드 개발자를 찾아요. 5년 동안 하신 일을 듣고 싶어요.`
  const person = await addPerson({
    career: [{ company: '한빛식품', startedOn: '2018-07-02', endedOn: '2023-07-02' }],
  })
  await desk.goto(`/console/candidates/${person.userId}/compose`)
  const composer = desk.getByRole('complementary', { name: '어택 보내기' })
  await composer.getByRole('button', { name: '양식 고르기' }).click()
  await desk
    .getByRole('dialog', { name: '양식', exact: true })
    .getByRole('button', { name: '새 양식 만들기' })
    .click()
  const writing = desk.getByRole('dialog', { name: '새 양식' })
  await writing.getByLabel('이름', { exact: true }).fill('첫 인사')
  await writing.getByLabel('내용').fill('{회사}에서 {이름}을 찾아요.')
  await expect(writing).toContainText('채울 수 없는 말이에요: {이름}')
  await writing.getByLabel('내용').fill('{회사}에서 {직무}을 찾아요. {경력} 동안 하신 일을 듣고 싶어요.')
  await expect(writing.getByRole('region', { name: '채우면 이렇게 보여요' })).toContainText(filled)
  await writing.getByRole('button', { name: '저장하기' }).click()
  await expect(desk.getByText('‘첫 인사’ 양식을 저장했어요')).toBeVisible()

  await desk
    .getByRole('dialog', { name: '양식', exact: true })
    .getByRole('button', { name: '첫 인사 새벽공방' })
    .click()
  await expect(composer.getByLabel('메시지', { exact: true })).toHaveValue(filled)
  await composer.getByLabel('최소 연봉').fill('6300')
  await composer.getByLabel('최대 연봉').fill('6800')
  await composer.getByRole('button', { name: '미리보기' }).click()
  const preview = desk.getByRole('dialog', { name: '후보자에게 이렇게 보여요' })
  await expect(preview).toContainText(filled)
  await preview.getByRole('button', { name: '어택 보내기' }).click()
  await expect(desk.getByText('어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.')).toBeVisible()
})
