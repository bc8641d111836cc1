import { expect } from 'vitest'
import { test } from '../../../public/testing/page-test.tsx'
import { blog, ranking, talk, talkPost, talkReply } from '../../../testing/samples/ranking.ts'

test('[ROUTE-11] everybody reads the ranking and the talk', async ({ visit }) => {
  const { screen } = await visit('/rankingtalk', {
    answers: {
      'GET /rankings/jobs': ranking(),
      'GET /talk/posts': talk(talkPost({ replies: [talkReply()] })),
      'GET /v3/users/forums/blog': blog(),
    },
  })
  await expect
    .element(screen.getByRole('heading', { name: '회사는 어떤 일에 높은 연봉을 걸까요?' }))
    .toBeVisible()
  const jobs = screen.getByRole('region', { name: '회사는 어떤 일에 높은 연봉을 걸까요?' })
  await expect.element(jobs.getByRole('listitem').first()).toMatchTextContent(/백엔드 개발자.*8,200만 원/)
  await expect.element(jobs.getByRole('listitem').first()).toMatchTextContent('지금 소득보다 +28%')
  await expect.element(jobs.getByRole('listitem').last()).toMatchTextContent('소득은 5명이 모이면 보여요')
  await expect.element(screen.getByText('커피챗에서 무엇을 물어보면 좋을까요?')).toBeVisible()
  await expect.element(screen.getByText('팀이 일하는 방식을 물어봤어요.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '이야기 남기기' }))
    .toHaveAttribute('href', '/my/rankingtalk')
})
