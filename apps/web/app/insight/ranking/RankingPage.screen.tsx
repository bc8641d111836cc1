import { expect } from 'vitest'
import { test } from '../../public/testing/page-test.tsx'
import { blog, ranking, talk, talkPost, talkReply } from '../../testing/samples/ranking.ts'

test('[ROUTE-11] a visitor reads the ranking and the talk', async ({ visit }) => {
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
  await expect.element(jobs.getByRole('listitem').first()).toMatchTextContent('소득보다 +28%')
  await expect.element(jobs.getByRole('listitem').last()).toMatchTextContent('소득은 5명이 모이면 보여요')
  await expect.element(screen.getByText('커피챗에서 무엇을 물어보면 좋을까요?')).toBeVisible()
  await expect.element(screen.getByText('팀이 일하는 방식을 물어봤어요.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '이야기 남기기' }))
    .toHaveAttribute('href', '/my/rankingtalk')
})

test('[VAL-8] a post whose address is no web address has no link', async ({ visit }) => {
  const [post] = blog().items
  const { screen } = await visit('/rankingtalk', {
    answers: {
      'GET /rankings/jobs': ranking(),
      'GET /talk/posts': talk(),
      'GET /v3/users/forums/blog': {
        items: [
          { ...post!, title: '연봉 협상 노트', url: 'https://blog.example/notes' },
          { ...post!, title: '수상한 글', url: 'javascript:alert(document.domain)' },
        ],
      },
    },
  })
  await expect
    .element(screen.getByRole('link', { name: /연봉 협상 노트/ }))
    .toHaveAttribute('href', 'https://blog.example/notes')
  await expect.element(screen.getByText('수상한 글')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /수상한 글/ })).not.toBeInTheDocument()
})
