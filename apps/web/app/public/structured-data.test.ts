import { expect, test } from 'vitest'
import { breadcrumbs, organization } from './structured-data.ts'

test('[ROUTE-14] a breadcrumb starts at the landing page, with absolute addresses', () => {
  expect(
    breadcrumbs('https://coffee.example', [{ name: '연봉 가이드', path: '/guide/salary_guide' }]),
  ).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: '커피어택', item: 'https://coffee.example/' },
      { position: 2, name: '연봉 가이드', item: 'https://coffee.example/guide/salary_guide' },
    ],
  })
})

test('[ROUTE-14] the organisation links to its external pages, where there are any', () => {
  expect(organization('https://coffee.example', {})).not.toHaveProperty('sameAs')
  expect(organization('https://coffee.example', { blog: 'https://blog.coffee.example' })).toMatchObject({
    sameAs: ['https://blog.coffee.example'],
  })
})
